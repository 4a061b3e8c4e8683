/**
 * The dealer's settings: everything about your company that the pages show. Staff change only this file.
 *
 * All values below are samples: the `.example` addresses lead nowhere and the number cannot be dialled. Before you publish:
 * 1. put your own values in place of every line below, `site` first (it is the address in links, maps and search engines);
 * 2. take the two slashes away in front of the lines that you want to add, delete what you do not have;
 * 3. set `sample` to false. Until then the build warns and the pages say that the contact details are samples.
 */
import type { Dealer } from './schema.ts';

export const dealer = {
  sample: true,
  /** The company's name as it stands in the footer and in the titles of search engines. */
  name: 'Showroom',
  /** The public address of this site, without a slash at the end. */
  site: 'https://showroom.example',
  /** With + and the country code; it becomes a link that dials. */
  phone: '+976 0000 0000',
  email: 'hello@showroom.example',
  /** One messenger in which you answer; delete the line if you have none. */
  messenger: { name: 'Messenger', address: 'https://messenger.example/showroom' },
  address: {
    street: { mn: 'Жишээ гудамж 1', en: '1 Sample Street' },
    city: { mn: 'Улаанбаатар', en: 'Ulaanbaatar' },
    // postalCode: '14200',
  },
  /** A link that opens your address in a map service. */
  map: 'https://maps.example/showroom',
  // position: { latitude: 47.9, longitude: 106.9 },
  hours: [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '19:00' },
    { days: ['Sa'], opens: '11:00', closes: '17:00' },
  ],
  /** Full addresses of your pages. A network without an address stays in the footer as plain text. */
  social: {
    // facebook: 'https://www.facebook.com/…',
    // instagram: 'https://www.instagram.com/…',
    // twitter: 'https://x.com/…',
    // linkedin: 'https://www.linkedin.com/company/…',
  },
  /**
   * The address of your newsletter service that accepts a form with the field `email`. Without it, the form opens a prepared
   * e-mail to you; the newsletter answer on the about page follows.
   */
  // newsletterService: 'https://…',
  /**
   * What you offer for each car. Leave out what you do not want to say. A price is written in whole tögrög, without commas:
   * `price: 189_900_000`, or `price: { from: 189_900_000 }`. A car without a price says «Үнийг лавлана уу» / "Price on request".
   */
  cars: {
    // 'voyah-free': {
    //   price: 189_900_000,
    //   inStock: true,
    //   deliveryWeeks: { from: 8, to: 12 },
    //   warranty: { car: { years: 3, km: 100_000 }, battery: { years: 8, km: 160_000 } },
    //   testDrive: true,
    // },
  },
  /** Where and how you service the cars you sell, in a sentence or two. */
  // service: { mn: '…', en: '…' },
  /** An example instalment beside each price: 30 % down, 1.8 % a month, 60 months. */
  // loan: { downPayment: 0.3, monthlyRate: 0.018, months: 60 },
} satisfies Dealer;
