/**
 * Who asks before it is known who pays, such as during a sign-in. Made of what a caller cannot choose freely, such as an
 * address, so that nobody is many visitors at no cost.
 */
export type Visitor = string & { readonly is: 'visitor' };

// The only place where a visitor is made.
export const visitorOf = (mark: string): Visitor => mark as Visitor;
