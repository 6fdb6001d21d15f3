/** A declared language as BCP 47, such as `pt-BR` for `pt_br`; null for what is none. */
export function declaredLanguage(text: string | null | undefined): string | null {
  const tag =
    (text ?? '')
      .split(',')[0]
      ?.trim()
      .replaceAll('_', '-')
      .replace(/\.[^]*$/, '') ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
