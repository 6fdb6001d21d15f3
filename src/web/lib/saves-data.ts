/** Whether somebody has asked the browser to fetch as little as can be. Not every browser knows this wish. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
