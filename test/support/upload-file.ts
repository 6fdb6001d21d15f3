import type { ApiAnswer, ApiClient } from './api-client.ts';

export interface FileToUpload {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends one file as a browser's form does. */
export async function uploadFile(
  url: string,
  api: ApiClient,
  file: FileToUpload,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(file.fields ?? {})) form.set(name, value);
  form.set('file', new Blob([file.content], { type: file.type ?? 'text/plain' }), file.name ?? 'notes.txt');
  return await sendForm(url, api, form, headers);
}

/** Any body at all to the address that takes files. */
export async function sendForm(
  url: string,
  api: Pick<ApiClient, 'token'>,
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${url}/api/materials/files`, {
    method: 'POST',
    headers: { ...(api.token ? { authorization: `Bearer ${api.token}` } : {}), ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
