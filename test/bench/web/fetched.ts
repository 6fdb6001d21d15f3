import type { BrowserContext, Page, Request } from '@playwright/test';

/** What came over the wire, in bytes, without headers. */
export interface Fetched {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly document: number;
  /** Requests to another origin than the product's. */
  readonly thirdParty: number;
}

/** What a browser with nothing in its cache fetches until the page is quiet. */
export async function fetchedBy(
  context: BrowserContext,
  origin: string,
  visit: (page: Page) => Promise<void>,
): Promise<Fetched> {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await visit(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      isOurs: new URL(request.url()).origin === origin,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await page.close();
  const sum = (type: string) => sizes.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0);
  return {
    script: sum('script'),
    stylesheet: sum('stylesheet'),
    font: sum('font'),
    document: sum('document'),
    thirdParty: sizes.filter(({ isOurs }) => !isOurs).length,
  };
}
