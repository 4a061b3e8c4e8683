import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('a field has its label, its hint and its error', async () => {
  const screen = await render(
    <TextField id="mail" label="E-mail" hint="We answer the same day." error="Not complete." />,
  );
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await expect.element(field).toHaveAccessibleDescription('We answer the same day. Not complete.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(page.getByText('E-mail'));
  await expect.element(field).toHaveFocus();
  await screen.rerender(<TextField id="mail" label="E-mail" hint="We answer the same day." />);
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).toHaveAccessibleDescription('We answer the same day.');
});

test('an error is announced: its place is there before it', async () => {
  const screen = await render(<TextField id="mail" label="E-mail" />);
  const place = screen.container.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  await screen.rerender(<TextField id="mail" label="E-mail" error="Not complete." />);
  expect(place).toHaveTextContent('Not complete.');
});

test('every control is at least 44 px high and keeps to its parent', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <TextField id="a" label="A" defaultValue={'long'.repeat(40)} />
      <TextArea id="b" label="B" defaultValue={'long'.repeat(40)} />
      <SelectField id="c" label="C">
        <option>{'long '.repeat(40)}</option>
      </SelectField>
    </div>,
  );
  for (const control of document.querySelectorAll('input, textarea, select')) {
    const { height, width } = control.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBe(200);
  }
});

test('a list is the device’s own', async () => {
  await render(
    <SelectField id="model" name="order" label="Model" defaultValue="b">
      <option value="a">Voyah Free</option>
      <option value="b">Voyah Dreamer</option>
    </SelectField>,
  );
  const list = page.getByRole('combobox', { name: 'Model' });
  await expect.element(list).toHaveValue('b');
  await userEvent.selectOptions(list, 'Voyah Free');
  await expect.element(list).toHaveValue('a');
});
