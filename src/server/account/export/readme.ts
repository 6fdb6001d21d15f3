/** What stands at the top of an export, for whoever opens it. */
export function readmeOf(exportedAt: Date): string {
  return `Everything that Manifold keeps of your account, as it stood on ${exportedAt.toISOString()}.

account.json          Who you are here, how you sign in, open sign-ins and access tokens.
                      Passwords, tokens and their hashes are left out: with them somebody could get in.
personas.json         Your personas.
materials/            What you keep for later projects, if anything: each as .json with all that is known of it, and its text as .txt.
projects/             A folder for each project, the newest first:
  project.json        topic, persona, opinion and everything else that was set, the plan of its pieces, and what models took
  research.json       what was found: brief, summary, claims with their quotations, searches
  sources.json        the sources with their texts
  pieces.json         every piece with its sources, checks and earlier versions
  *.txt               the text of each piece
usage.json, usage.csv Every call to a model that was made for you, with its tokens and its cost where that is known. A cost is
                      told in millionths of a millionth of a US dollar (cost_picos).
counts.json           How often you used what is limited, and what keeps a request that is sent twice from being done twice.
                      It is here for completeness; the product alone reads it.

Not in here: what is told to those who look on while a project is written. It repeats the texts, and is gone an hour later.
Times are UTC. Text files are UTF-8.
`;
}
