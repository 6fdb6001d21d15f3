/**
 * What matters of WordprocessingML here: runs, their properties, which may hold those from before a change, and whether they
 * stand in a table, which has colours.
 */
const TOKEN =
  /<w:tc[ >]|<\/w:tc>|<w:rPr>(?:(?!<\/?w:rPr>)[^])*(?:<w:rPr>(?:(?!<\/?w:rPr>)[^])*)?<\/w:rPr>|<\/w:r>|<w:t(?: [^<>]*)?>[^<]*<\/w:t>/g;
const VANISHED = /<w:(?:vanish|webHidden|specVanish)(?:\s*\/>|\s+w:val="(?:1|true|on)")/;
/** Half points: up to 2 points. */
const TINY = /<w:sz w:val="[0-4]"/;
const WHITE = /<w:color [^<>]*w:val="(?:FFFFFF|FEFEFE|FDFDFD)"/i;
const SHADED = /<w:(?:shd|highlight) /;

/** Takes the text out of runs that Word does not show: hidden, tiny, or white on a white page. */
export function dropHiddenRuns(xml: string): string {
  let cells = 0;
  let isHidden = false;
  return xml.replace(TOKEN, (token) => {
    if (token.startsWith('<w:tc')) cells += 1;
    else if (token === '</w:tc>') cells -= 1;
    else if (token === '</w:r>') isHidden = false;
    else if (token.startsWith('<w:rPr>')) isHidden = hides(token, cells > 0);
    else if (isHidden) return '';
    return token;
  });
}

function hides(properties: string, isInTable: boolean): boolean {
  if (VANISHED.test(properties) || TINY.test(properties)) return true;
  return !isInTable && WHITE.test(properties) && !SHADED.test(properties);
}
