import type { FooterWords } from '../Footer/Footer.tsx';
import type { NewsletterWords } from '../Newsletter/Newsletter.tsx';
import type { SearchWords } from '../Search/Search.tsx';
import type { SiteLinksWords } from '../SiteLinks/site-links.ts';
import type { HeaderWords } from './Header.tsx';

/** Labels for tests, in the shapes that the catalogue gives. */
const header: HeaderWords = {
  home: 'нүүр хуудас',
  brands: 'Брэндүүд',
  search: 'Хайх',
  menu: 'Цэс',
  otherLanguage: 'English',
};
const siteLinks: SiteLinksWords = {
  home: 'Нүүр хуудас',
  interior: 'Voyah Free-гийн интерьер',
  features: 'Voyah Free-гийн боломжууд',
  about: 'Бидний тухай',
  contact: 'Холбоо барих',
  location: 'Байршил',
  questions: 'Түгээмэл асуулт',
};
const search: SearchWords = {
  heading: 'Хайлт',
  label: 'Юу хайж байна вэ?',
  placeholder: 'Загвар, үзүүлэлт, асуулт',
  close: 'Хайлтыг хаах',
  results: 'Илэрц',
  count: '{count} илэрц',
  countOne: '1 илэрц',
  examples: 'өвөл | 360',
  examplesHeading: 'Жишээ нь',
  pages: 'Бүх хуудас',
  nothing: '«{query}» гэж хайхад юу ч олдсонгүй.',
  nothingHelp: 'Өөр үгээр бичээд үзээрэй.',
  loading: 'Хайлтыг ачаалж байна',
  failed: 'Хайлтыг ачаалж чадсангүй.',
  retry: 'Дахин оролдох',
  details: 'Техникийн мэдээлэл',
  kinds: { model: 'Загвар', page: 'Хуудас', figure: 'Үзүүлэлт', feature: 'Боломж', question: 'Асуулт' },
};
const footer: FooterWords = {
  site: 'Сайт',
  home: 'Home',
  models: 'Models',
  faq: 'FAQ',
  brands: 'Брэнд',
  visit: 'Бидэнтэй уулзах',
  contact: 'Contact',
  location: 'Location',
  follow: 'Биднийг дагах',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'Linkedin',
  terms: 'Terms & Condition',
  privacy: 'Privacy Policy',
  accessibility: 'Хүртээмжийн мэдэгдэл',
  copyright: '© 2023 {name}. Бүх эрх хуулиар хамгаалагдсан.',
  sample: 'Жишээ утга.',
};
const newsletter: NewsletterWords = {
  heading: 'Шинэ мэдээг и-мэйлээр',
  text: 'Шинэ загвар ирэхэд мэдэж байгаарай.',
  label: 'И-мэйл хаяг',
  placeholder: 'Enter your email',
  subscribe: 'Бүртгүүлэх',
  prepare: 'Захиа бэлтгэх',
  empty: 'И-мэйл хаягаа бичнэ үү.',
  malformed: 'Энэ хаяг бүтэн биш байна.',
  how: 'Бэлэн захиа нээгдэнэ.',
  opened: '{dealer} хаягт илгээх бэлэн захиа нээгдэнэ.',
  again: 'Захиаг нээх',
  subject: 'Мэдээ авах хүсэлт',
  message: 'Мэдээгээ энэ хаягт илгээнэ үү: {address}',
};

export const testWords = {
  header,
  siteLinks,
  search,
  footer,
  newsletter,
  brandMenu: { brandPage: '{brand} брэндтэй танилцах' },
  brandPanel: { heading: 'Цэс', close: 'Цэсийг хаах' },
};
