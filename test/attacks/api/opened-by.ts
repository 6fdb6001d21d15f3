/** The forged tokens, by name, that are not refused with exactly the answer of a call without any, and what they get. */
export async function openedBy(
  url: string,
  forged: Readonly<Record<string, () => string | Promise<string>>>,
  ask: (token: string) => Promise<Response>,
): Promise<string[]> {
  const plain = await (await fetch(`${url}/api/personas`)).json();
  const opened: string[] = [];
  for (const [name, forge] of Object.entries(forged)) {
    const answer = await ask(await forge());
    const body: unknown = await answer.json();
    const isRefused = answer.status === 401 && JSON.stringify(body) === JSON.stringify(plain);
    if (!isRefused) opened.push(`${name}: ${answer.status} ${JSON.stringify(body)}`);
  }
  return opened;
}
