/** What a visitor reads without a network at an address that was never visited before. Staff may change every text. */
import type { OfflinePage } from '../schema.ts';

export const offline = {
  title: { mn: 'Интернэт алга', en: 'No connection' },
  heading: { mn: 'Интернэт тасарсан байна', en: 'You are offline' },
  text: {
    mn: 'Энэ хуудсыг өмнө нь нээж байгаагүй тул интернэтгүй үед харуулах боломжгүй. Үзсэн хуудсууд тань интернэтгүй ч нээгдэнэ.',
    en: 'You have not opened this page before, so it needs a connection. Pages you have already seen will still open.',
  },
  retry: { mn: 'Дахин оролдох', en: 'Try again' },
  home: { mn: 'Нүүр хуудас', en: 'Home page' },
  call: { mn: 'Утсаар залгах', en: 'Call us' },
} satisfies OfflinePage;
