// The package types a default export, which Node does not find in its CommonJS module.
declare module 'robots-parser' {
  interface Robots {
    /** Undefined for an address of another origin. */
    isAllowed(url: string, agent: string): boolean | undefined;
  }
  function robotsParser(url: string, text: string): Robots;
  export = robotsParser;
}
