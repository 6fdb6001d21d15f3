import { expect, it } from 'vitest';
import { isOnOwnNetwork } from './own-network.ts';

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:11434/v1',
  'http://[::1]:8080/v1',
  'http://[fd12::7]/v1',
  'http://10.1.2.3/v1',
  'http://172.31.0.9/v1',
  'http://192.168.1.20:1234/v1',
  'http://studio.local:1234/v1',
  'http://Studio.LOCAL./v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
])('%s is on the own network', (address) => {
  expect(isOnOwnNetwork(address)).toBe(true);
});

it.each([
  '',
  'https://models.example/v1',
  'https://8.8.8.8/v1',
  'http://172.32.0.1/v1',
  'http://[2001:db8::1]/v1',
  'https://local.example/v1',
  'https://10.example.com/v1',
])('%s is not', (address) => {
  expect(isOnOwnNetwork(address)).toBe(false);
});
