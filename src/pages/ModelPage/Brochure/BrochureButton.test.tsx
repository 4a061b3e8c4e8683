import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage } from '#/tests/components/in-page.tsx';
import { site } from '#/tests/components/test-order.tsx';
import { BrochureButton } from './BrochureButton.tsx';

test('prints, says so where nothing can be printed, and takes it back', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const message = page.getByRole('status');
  const press = () => userEvent.click(page.getByRole('button', { name: site.messages.brochure.save }));
  await render(inPage(<BrochureButton />, '/en/voyah/free'));
  await press();
  await expect.element(message).toHaveTextContent(site.messages.printing.noDialog);
  print.mockImplementation(() => dispatchEvent(new Event('beforeprint')));
  await press();
  await expect.element(message).toBeEmptyDOMElement();
});
