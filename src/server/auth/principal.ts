/** The organisation that a caller acts for. The screens do not use it. */
export interface Organization {
  readonly id: string;
  readonly role: string;
  readonly slug: string;
  readonly permissions: readonly string[];
}

/** Who is calling. Every personal row is scoped by `userId`. */
export interface Principal {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly organization: Organization | null;
}
