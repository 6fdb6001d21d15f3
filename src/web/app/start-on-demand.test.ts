import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOnDemand } from './start-on-demand.ts';

/** The app as the page sees it: once started it answers presses itself. */
class FakeApp {
  loads = 0;
  readonly presses: string[] = [];

  readonly load = async () => {
    this.loads += 1;
    return { start: this.start };
  };

  private readonly start = async () => {
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        this.presses.push(link.textContent ?? '');
      });
    }
  };
}

configure({ asyncUtilTimeout: 10_000 });

let app: FakeApp;
let stopWaiting: () => void;
const stayOnPage = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.body.innerHTML = '<a href="/app" data-auth="sign-up"><b>Get Started</b></a><a href="/app">Plain</a>';
  app = new FakeApp();
  stopWaiting = startOnDemand(app.load);
});

afterEach(() => stopWaiting());

test('nothing is loaded until somebody comes near a sign-in link', () => {
  fireEvent.pointerOver(screen.getByText('Plain'));
  expect(app.loads).toBe(0);
  fireEvent.pointerOver(screen.getByText('Get Started'));
  expect(app.loads).toBe(1);
});

test('a press starts the app and is then answered by it, once', async () => {
  const followed = fireEvent.click(screen.getByText('Get Started'));
  expect(followed).toBe(false);
  await waitFor(() => expect(app.presses).toEqual(['Get Started']));
  expect(screen.getByRole('link', { name: 'Get Started' }).hasAttribute('aria-busy')).toBe(false);
});

test('a double press neither leaves the page nor is answered twice', async () => {
  expect(fireEvent.click(screen.getByText('Get Started'))).toBe(false);
  expect(fireEvent.click(screen.getByText('Get Started'))).toBe(false);
  await waitFor(() => expect(app.presses).toEqual(['Get Started']));
});

test('with a modifier key the link opens elsewhere, as links do', () => {
  window.addEventListener('click', stayOnPage, { once: true });
  fireEvent.click(screen.getByText('Get Started'), { ctrlKey: true });
  expect(app.loads).toBe(0);
});

test('other links are left alone', () => {
  window.addEventListener('click', stayOnPage, { once: true });
  fireEvent.click(screen.getByText('Plain'));
  expect(app.loads).toBe(0);
});
