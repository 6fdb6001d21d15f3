import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientConfig } from '../../src/core/contracts/client-config.ts';
import type { ClientConfig } from '../../src/core/contracts/client-config.ts';
import { startVendorApi } from '../fakes/vendor-api.ts';
import type { VendorApi } from '../fakes/vendor-api.ts';
import { ollamaWire } from '../fakes/vendor-wires/ollama-wire.ts';
import { openAiWire } from '../fakes/vendor-wires/openai-wire.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';

const KEY = 'sk-very-secret-key-1234567890';

let dataDir: string;
let vendor: VendorApi | undefined;
let product: ProductProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'manifold-start-'));
});

afterEach(async () => {
  await product?.kill();
  await vendor?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function writerOf({ url }: ProductProcess): Promise<ClientConfig['writer']> {
  const answer = await fetch(`${url}/api/config`);
  return clientConfig.parse(await answer.json()).writer;
}

test('a wrong key is said at the start in words and to the browser, and the product can be used all the same', async () => {
  const pages = { '/v1/models/gpt-x': { status: 401, json: { error: { message: `Incorrect API key: ${KEY}` } } } };
  vendor = await startVendorApi(openAiWire, { pages });
  const settings = { DATA_DIR: dataDir, LLM_PROVIDER: 'openai', LLM_BASE_URL: vendor.url, LLM_MODEL: 'gpt-x' };
  product = await startProduct({ ...settings, OPENAI_API_KEY: KEY });

  expect(product.errors()).toContain('OpenAI refused the key. Check OPENAI_API_KEY.');
  expect(product.output()).toContain('written by the model gpt-x (OpenAI)');
  expect(product.output() + product.errors()).not.toContain(KEY);
  expect(await writerOf(product)).toMatchObject({
    id: 'model',
    model: 'gpt-x',
    vendor: 'OpenAI',
    trouble: expect.stringMatching(/^OpenAI refused the key\./),
  });
  expect((await fetch(product.url)).status).toBe(200);
});

test('an Ollama on this machine is found by itself; once it is gone, the next start says who writes', async () => {
  const pages = { '/api/tags': { json: { models: [{ name: 'qwen:4b' }] } } };
  vendor = await startVendorApi(ollamaWire, { pages });
  const settings = { DATA_DIR: dataDir, OLLAMA_HOST: vendor.url };
  product = await startProduct(settings);
  expect(product.output()).toContain('written by the model qwen:4b (Ollama)');
  expect(await writerOf(product)).toMatchObject({ id: 'model', model: 'qwen:4b', vendor: 'Ollama', trouble: null });

  await product.stop();
  await vendor.close();
  product = await startProduct(settings);
  expect(product.output()).toContain('written by the built-in writer');
  expect(await writerOf(product)).toMatchObject({ id: 'builtin', model: null, vendor: null, trouble: null });
});
