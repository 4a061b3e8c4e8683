import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { twoFrames } from '#/tests/components/observed.ts';
import { focusPlace, giveBackFocus, returnFocus } from './return-focus.ts';

const get = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id;

/** A page with what has closed, what opens it (above, in and below the window) and a part in the middle of the window. */
async function open({ openers = true } = {}) {
  const opener = (id: string, visibility?: 'hidden') => (
    <button type="button" id={id} popoverTarget="closed" style={{ position: 'absolute', visibility }}>
      {id}
    </button>
  );
  await render(
    <main id="main">
      {openers && opener('above')}
      <div style={{ position: 'absolute', insetBlockStart: 3900 }}>{openers && opener('below')}</div>
      <section id="part" style={{ blockSize: 4000, position: 'relative' }}>
        {openers && opener('hidden-one', 'hidden')}
        <div style={{ position: 'absolute', insetBlockStart: 1900 }}>{openers && opener('seen')}</div>
        <button type="button" id="other">
          Something else
        </button>
        <div id="closed" popover="auto">
          <button type="button" id="inside" popoverTarget="closed">
            Close
          </button>
        </div>
      </section>
    </main>,
  );
  scrollTo(0, 1700);
}

afterEach(() => scrollTo(0, 0));

test('goes to what opened it, although another control stands in the window', async () => {
  await open();
  returnFocus(get('closed'), get('above'));
  expect(focused()).toBe('above');
  expect(scrollY).toBe(1700);
});

test('where that is hidden, goes to another control that opens it and is seen, not to the first one', async () => {
  await open();
  returnFocus(get('closed'), get('hidden-one'));
  expect(focused()).toBe('seen');
});

test('where nobody knows what opened it, the same', async () => {
  await open();
  returnFocus(get('closed'));
  expect(focused()).toBe('seen');
});

test('where none is seen, goes to one beyond the window', async () => {
  await open();
  scrollTo(0, 2900);
  returnFocus(get('closed'));
  expect(focused()).toBe('above');
});

test('where nothing opens it, goes to the part in the middle of the window, which takes focus from then on', async () => {
  await open({ openers: false });
  returnFocus(get('closed'));
  expect(focused()).toBe('part');
  expect(get('part').tabIndex).toBe(-1);
  expect(scrollY).toBe(1700);
});

test('where nothing stands in the middle of the window, goes to the main part', async () => {
  await render(
    <div style={{ blockSize: 4000 }}>
      <main id="main">Short</main>
      <div id="closed" />
    </div>,
  );
  scrollTo(0, 1700);
  returnFocus(get('closed'));
  expect(focused()).toBe('main');
});

test('leaves a focus alone that is well placed', async () => {
  await open();
  get('other').focus({ preventScroll: true });
  returnFocus(get('closed'), get('above'));
  expect(focused()).toBe('other');
});

test('takes the focus from what has closed, and from what is not seen', async () => {
  await open();
  const list = get('closed');
  list.showPopover();
  get('inside').focus();
  returnFocus(list, get('above'));
  expect(focused()).toBe('above');
  list.hidePopover();
  get('other').focus();
  get('other').style.visibility = 'hidden';
  returnFocus(list, get('above'));
  expect(focused()).toBe('above');
});

test('gives the focus once more where it is lost a moment later, unless a dialog has opened', async () => {
  await render(
    <>
      <button type="button" id="other">
        Something else
      </button>
      <dialog id="modal" />
    </>,
  );
  const give = () => get('other').focus();
  giveBackFocus(give);
  expect(focused()).toBe('other');
  get('other').blur();
  await twoFrames();
  await twoFrames();
  expect(focused()).toBe('other');

  giveBackFocus(give);
  get('other').blur();
  const modal = get('modal') as HTMLDialogElement;
  modal.showModal();
  modal.blur();
  await twoFrames();
  await twoFrames();
  expect(focused()).not.toBe('other');
  modal.close();
});

test('a place that takes focus by itself keeps its place in the order of the keyboard', async () => {
  await open();
  focusPlace(get('seen'));
  expect(focused()).toBe('seen');
  expect(get('seen').hasAttribute('tabindex')).toBe(false);
  focusPlace(null);
  expect(focused()).toBe('seen');
});

test('the page stays where it is, whatever takes the focus', async () => {
  await open();
  focusPlace(get('below'));
  expect(focused()).toBe('below');
  expect(scrollY).toBe(1700);
  const far = document.createElement('p');
  get('main').append(far);
  focusPlace(far);
  expect(document.activeElement).toBe(far);
  expect(scrollY).toBe(1700);
});
