/** `X Post`, or `X Post 2` where there are several of the format. */
export function pieceName(format: string, variant: number, quantity: number): string {
  return quantity > 1 ? `${format} ${variant}` : format;
}
