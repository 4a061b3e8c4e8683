import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentIn } from '#/catalogue/checked-content.ts';
import { modelChoices } from '#/catalogue/model-choices.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { DIALOGS } from '../OrderDialogs/dialogs.ts';
import { CarChooser } from './CarChooser.tsx';

const home = inPage(
  <>
    <DialogButton look="primary" dialog={DIALOGS.contactDialog}>
      Buy
    </DialogButton>
    <DialogButton look="secondary" dialog={DIALOGS.orderSheet}>
      Order
    </DialogButton>
    <CarChooser />
  </>,
);

test.each([
  ['Buy', () => '?contact'],
  ['Order', (id: string) => `?order=${id}`],
])('%s asks which car, before scripts and after them, and leads to its order block', async (button, queryOf) => {
  const { wake, complaints } = await hydrate(home);
  await userEvent.click(page.getByRole('button', { name: button }));
  const dialog = page.getByRole('dialog');
  const addresses = () =>
    dialog
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  const wanted = modelChoices(contentIn('mn')).map(({ id, address }) => `${address}${queryOf(id)}#order`);
  expect(addresses().toSorted()).toEqual(wanted.toSorted());
  for (const link of dialog.getByRole('link').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await wake();
  expect(complaints).toEqual([]);
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog:modal')).toBeNull();
});
