/**
 * The interface's own words: labels, messages and names that belong to no car and no page. One section for each
 * component, in the order of the page. Staff may change every text; recorded labels stay as they are.
 */
import { both } from './both.ts';

export const words = {
  /** The document around every page. */
  frame: {
    skip: { mn: 'Үндсэн агуулга руу', en: 'Skip to the content' },
  },
  /** Days of the dealer's hours. */
  days: {
    Mo: { mn: 'Даваа', en: 'Mon' },
    Tu: { mn: 'Мягмар', en: 'Tue' },
    We: { mn: 'Лхагва', en: 'Wed' },
    Th: { mn: 'Пүрэв', en: 'Thu' },
    Fr: { mn: 'Баасан', en: 'Fri' },
    Sa: { mn: 'Бямба', en: 'Sat' },
    Su: { mn: 'Ням', en: 'Sun' },
  },
  /** A model on the home page and on its brand's page. */
  modelBlock: {
    heading: { mn: 'Загварууд', en: 'The models' },
    link: { mn: 'Дэлгэрэнгүй үзэх', en: 'See the details' },
  },
  /** Contact on the about page. */
  contactDetails: {
    phone: { mn: 'Утас', en: 'Phone' },
    email: { mn: 'И-мэйл', en: 'E-mail' },
    messenger: { mn: 'Мессенжер', en: 'Messenger' },
    hours: { mn: 'Ажиллах цаг', en: 'Opening hours' },
    map: { mn: 'Газрын зураг дээр нээх', en: 'Open in a map' },
    sample: {
      mn: 'Энэ утас, и-мэйл, хаяг бол жишээ. Худалдагч өөрийн мэдээллээ оруулсны дараа солигдоно.',
      en: 'Phone, e-mail and address are samples until the dealer has entered his own.',
    },
  },
  /** The screen for an error that nobody expected. */
  error: {
    heading: { mn: 'Хуудсыг нээж чадсангүй', en: 'The page could not be opened' },
    text: {
      mn: 'Ямар нэг зүйл буруу боллоо. Дахин оролдоно уу, эсвэл нүүр хуудас руу буцаарай.',
      en: 'Something went wrong. Try again, or go back to the home page.',
    },
    retry: { mn: 'Дахин оролдох', en: 'Try again' },
    home: { mn: 'Нүүр хуудас', en: 'Home page' },
    details: { mn: 'Техникийн мэдээлэл', en: 'Technical details' },
  },
  /** The Voyah Free's features page. */
  features: {
    navigation: both('Voyah Free'),
  },
};
