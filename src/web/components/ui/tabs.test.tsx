import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs, TabsContent, TabsList, TabsTrigger, type TabsProps } from './tabs.tsx';

function show(props: TabsProps) {
  const page = (
    <>
      <Tabs {...props}>
        <TabsList aria-label="Seasons">
          <TabsTrigger value="spring">Spring</TabsTrigger>
          <TabsTrigger value="summer">Summer</TabsTrigger>
          <TabsTrigger value="fog" disabled>
            Fog
          </TabsTrigger>
          <TabsTrigger value="winter">Winter</TabsTrigger>
        </TabsList>
        <TabsContent value="spring">Sow</TabsContent>
        <TabsContent value="summer">
          <input aria-label="Mown" />
        </TabsContent>
        <TabsContent value="winter" tabIndex={-1}>
          <input aria-label="Rested" />
        </TabsContent>
      </Tabs>
      <button type="button">After</button>
    </>
  );
  return render(page);
}

afterEach(cleanup);

const chosen = () => screen.getByRole('tab', { selected: true });

test('a press shows what belongs to a tab, and that alone', async () => {
  show({ defaultValue: 'spring' });
  expect(chosen().textContent).toBe('Spring');
  expect(screen.getByRole('tabpanel', { name: 'Spring' }).textContent).toBe('Sow');
  await userEvent.click(screen.getByRole('tab', { name: 'Winter' }));
  expect(screen.getByRole('tabpanel', { name: 'Winter' }).contains(screen.getByLabelText('Rested'))).toBe(true);
  expect(screen.queryByText('Sow')).toBeNull();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('each tab names its panel, which is in the page though it be hidden', () => {
  show({ defaultValue: 'spring' });
  for (const name of ['Spring', 'Summer', 'Winter']) {
    const tab = screen.getByRole('tab', { name });
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
});

test('the keys go round the tabs that can be chosen, and past them to the panel and what comes after', async () => {
  show({ defaultValue: 'spring' });
  await userEvent.tab();
  expect(document.activeElement).toBe(chosen());
  for (const [key, name] of [
    ['ArrowRight', 'Summer'],
    ['ArrowRight', 'Winter'],
    ['ArrowRight', 'Spring'],
    ['ArrowLeft', 'Winter'],
    ['Home', 'Spring'],
    ['End', 'Winter'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  }
  // This panel is no stop itself: what is in it is.
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Rested'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('a panel of words alone can be reached', async () => {
  show({ defaultValue: 'spring' });
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Spring' }));
});

test('with a modifier an arrow means something else', async () => {
  show({ defaultValue: 'spring' });
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(chosen().textContent).toBe('Spring');
});

test('where somebody else decides, a wish is told and nothing moves', async () => {
  const wish = vi.fn<(value: string) => void>();
  show({ value: 'spring', onValueChange: wish });
  await userEvent.click(screen.getByRole('tab', { name: 'Summer' }));
  expect(wish).toHaveBeenCalledWith('summer');
  expect(chosen().textContent).toBe('Spring');
  wish.mockClear();
  await userEvent.click(screen.getByRole('tab', { name: 'Spring' }));
  expect(wish).not.toHaveBeenCalled();
});

test('a tab without its tabs is a mistake', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<TabsTrigger value="spring">Spring</TabsTrigger>)).toThrow('within <Tabs>');
});
