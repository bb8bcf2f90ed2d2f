/** The first page: each game one press away, with what was chosen last. */
import { test } from 'vitest';
import { all, fireEvent, screen, shown, until, visit } from './visit';

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a table is set up, and begins with one press the next time', async () => {
  await visit('/');
  await fireEvent.click(await button('Set up a table Seas of Strife'));
  await fireEvent.click(await screen.findByRole('radio', { name: '5' }));
  await until(() => all('select').length > 3);
  await fireEvent.click(await button('Start the game'));
  await shown('[data-card]');
  await visit('/');
  await screen.findByText('As last time: you and 4 bots (medium)');
});
