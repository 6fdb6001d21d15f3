/** Common to all routes: who is calling is better-auth's to find out, by cookie or token; bodies are small. */
export const AUTH_ROUTE = { config: { public: true }, bodyLimit: 16 * 1024 } as const;
