import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { ToolBox } from './ToolBox.tsx';

const words = {
  open: 'Reckon your own',
  loading: 'Loading',
  table: 'Everything as a table',
  failed: 'It did not load.',
  retry: 'Try again',
  details: 'Details',
};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

/** A tool whose script arrives when the test says so. */
function lateTool() {
  let arrive: () => void = () => {};
  const script = new Promise<void>((done) => {
    arrive = done;
  });
  const load = vi.fn(() => script.then(() => ({ Counter })));
  const chunk = chunkComponent('counter', load, ({ Counter: tool }) => tool);
  const box = <ToolBox tool="count" chunk={chunk} props={{}} table={<p>The table</p>} words={words} />;
  return { box, arrive: () => arrive(), load };
}

const tableBox = () => page.getByText(words.table).element().closest('details');

test('the table stands there first and stays under the eyes of its reader', async () => {
  const { box, arrive } = lateTool();
  const { complaints, wake } = await hydrate(box);
  await expect.element(page.getByText('The table')).toBeVisible();
  await wake();
  arrive();
  await new Promise((done) => setTimeout(done, 150));
  await expect.element(page.getByText('The table')).toBeVisible();
  expect(page.getByRole('button', { name: 'Count 0' }).elements()).toHaveLength(0);
  expect(complaints).toEqual([]);

  await userEvent.click(page.getByText(words.open));
  await expect.element(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  await expect.poll(() => tableBox()?.open).toBe(false);
});

test('a press before the script is remembered', async () => {
  const { box, arrive } = lateTool();
  const { complaints, wake } = await hydrate(box);
  await userEvent.click(page.getByText(words.open));
  await wake();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The box far below the window, its script there; `comeBack` brings it into view. */
async function loadUnseen({ box, arrive, load }: ReturnType<typeof lateTool>) {
  const screen = await render(
    <>
      <div className="above" style={{ blockSize: '400vh' }} />
      {box}
    </>,
  );
  const above = screen.container.querySelector<HTMLElement>('.above');
  if (above === null) throw new Error('There is nothing above.');
  await new Promise((done) => setTimeout(done, 150));
  expect(load).not.toHaveBeenCalled();
  above.style.blockSize = '0';
  await expect.poll(() => load).toHaveBeenCalled();
  above.style.blockSize = '400vh';
  arrive();
  return {
    comeBack: () => {
      above.style.blockSize = '0';
    },
  };
}

test('out of view the tool takes its place by itself, and nothing is loaded before the visitor comes near', async () => {
  await loadUnseen(lateTool());
  await expect.poll(() => tableBox()?.open).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
});

test('who gets there between the look of the observer and its word keeps the table', async () => {
  let comeBack = () => {};
  const comesBack = vi.fn(() => comeBack());
  const observer = window.IntersectionObserver;
  onTestFinished(() => {
    window.IntersectionObserver = observer;
  });
  window.IntersectionObserver = class extends observer {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, self) => {
        if (entries.every(({ isIntersecting }) => !isIntersecting)) comesBack();
        tell(entries, self);
      }, options);
    }
  };
  ({ comeBack } = await loadUnseen(lateTool()));
  comesBack.mockClear();
  await expect.poll(() => comesBack).toHaveBeenCalled();
  await new Promise((done) => setTimeout(done, 150));
  expect(tableBox()?.open).toBe(true);
  await expect.element(page.getByText('The table')).toBeVisible();
  expect(page.getByRole('button', { name: 'Count 0' }).elements()).toHaveLength(0);
});

test('an address that asks for the tool gets it at once', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, '', before));
  history.replaceState(history.state, '', '?count=1');
  const { box, arrive } = lateTool();
  await render(box);
  arrive();
  await expect.element(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
});

test('where the script fails the table is still there', async () => {
  const chunk = chunkComponent(
    'counter',
    () => Promise.reject(new Error('offline')),
    () => Counter,
  );
  const silent = console.error;
  console.error = () => {};
  onTestFinished(() => {
    console.error = silent;
  });
  await render(<ToolBox tool="count" chunk={chunk} props={{}} table={<p>The table</p>} words={words} />);
  await userEvent.click(page.getByText(words.open));
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.failed);
  await expect.element(page.getByText('The table')).toBeVisible();
});
