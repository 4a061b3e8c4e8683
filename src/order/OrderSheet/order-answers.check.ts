import { expect, test } from 'vitest';
import { contentIn } from '#/catalogue/checked-content.ts';
import { modelChoices, type OrderModel } from '#/catalogue/model-choices.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { orderAnswers } from './order-answers.ts';
import { orderOf, PURPOSES } from './order-fields.ts';

const site = siteData(contentIn('en'));
const { orderSheet } = site.messages;
const free = modelChoices(contentIn('en')).find(({ id }) => id === 'voyah-free') as OrderModel;
const answersOf = (order: Record<string, string>) =>
  orderAnswers(
    orderOf((name) => order[name] ?? ''),
    free,
    site,
  ).map(({ label, value }) => [label, value]);

test('what is left open is not there, but for the colour', () => {
  expect(answersOf({})).toEqual([
    [orderSheet.purposeLabel, orderSheet.order],
    [orderSheet.model, free.title],
    [orderSheet.colour, orderSheet.noColour],
  ]);
});

test('every answer reads as people say it', () => {
  expect(answersOf({ purpose: 'test-drive', day: '2031-12-01', colour: '4', wishes: 'Tyres' })).toEqual([
    [orderSheet.purposeLabel, orderSheet.testDrive],
    [orderSheet.day, '1 December 2031'],
    [orderSheet.model, free.title],
    [orderSheet.colour, 'Dark Green'],
    [orderSheet.wishes, 'Tyres'],
  ]);
});

test('each purpose has a name of its own', () => {
  const names = Object.keys(PURPOSES).map((purpose) => answersOf({ purpose })[0]?.[1]);
  expect(names).toEqual([orderSheet.order, orderSheet.buy, orderSheet.testDrive]);
});
