/**
 * The shapes of everything that the site says and shows. Types are inferred from here; nothing of this file (nor Zod)
 * reaches the browser: only the content check uses its values, at build, and everything else imports types.
 *
 * One word per thing: Brand, Model, Figure, Fact, Colour, Picture, Dealer, Locale.
 */
import { z } from 'zod';
import { LOCALES, type Locale, type Text as TextPair } from '#/language/locales.ts';
import { BRAND_IDS, CHARGER_IDS, COLOUR_INDEXES, MODEL_IDS, SPEC_TAB_IDS } from './ids.ts';

const inEveryLocale = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, shape])) as Record<Locale, Shape>);

/** A sentence, label or word in every locale. The default one stays Latin where a label is fixed so. */
export const Text = inEveryLocale(z.string().trim().min(1));

const upTo = (characters: number) => inEveryLocale(z.string().trim().min(1).max(characters));

/** A label or a name: short enough for a button, a tile or a table head. */
export const Label = upTo(60);
/** A heading or one line under it. */
export const Line = upTo(140);
/** One paragraph. */
export const Paragraph = upTo(700);
/** What search engines show below the title. */
export const Description = upTo(170);

export const BrandId = z.enum(BRAND_IDS);
export const ModelId = z.enum(MODEL_IDS);
export const Drivetrain = z.enum(['electric', 'petrol', 'hybrid']);
export const SpecTabId = z.enum(SPEC_TAB_IDS);

/** `owner/name`: the master is `media/pictures/<owner>/<name>.webp`, its alternative text stands in `content/pictures/<owner>.json`. */
export const PictureId = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a picture is written owner/name, in lower case');
/** A reference to a picture; the catalogue puts its file, size and alternative text in place of it. */
export const PictureReference = z.strictObject({ picture: PictureId });
/** The alternative texts of one owner's pictures by name: what is seen, in every language. */
export const PictureTexts = z.record(z.string().regex(/^[a-z0-9-]+$/), upTo(220));

/** Where statements come from and what to know before changing them: for whoever edits the file, never shown on the site. */
const remarks = z.array(z.string().trim().min(1)).optional();

/** A month or a year, as far as it is known: `2023-08`, `2016`. */
export const Month = z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'a month is written 2023-08, a year 2023');
/**
 * Where a figure was published: by whom, what, when, and when it was read there. Only the importer's own data sheet has no more
 * than a name.
 */
export const Source = z.strictObject({
  publisher: Label,
  title: Line.optional(),
  published: Month.optional(),
  read: Month.optional(),
  address: z.url({ protocol: /^https?$/ }).optional(),
});
export const SourceId = z.string().min(1);
/** Keys of `units.json`, `specs.json`, `versions.json` and `cycles.json`. */
export const UnitId = z.string().max(40);
export const SpecId = z.string().max(40);
export const VersionId = z.string().max(40);
export const CycleId = z.string().max(40);

/** A unit as it is written behind a figure, in every locale. */
export const Unit = inEveryLocale(z.string().trim().min(1));

const NumberRange = z
  .strictObject({ from: z.number(), to: z.number() })
  .refine((range) => range.from < range.to, 'from must be below to');

/** What can be known of a car: its label, and its unit where it has one (`content/specs.json`). */
export const Spec = z
  .strictObject({
    label: Label,
    unit: UnitId.optional(),
    /** What cars on the road have: a number outside is taken for a slip of the hand. */
    usual: NumberRange.optional(),
    /** The figure means nothing without the version or the test cycle that it belongs to. */
    tested: z.boolean().optional(),
  })
  .refine(({ unit, usual }) => unit === undefined || usual !== undefined, 'a figure with a unit says what is usual');

/** A number, a range of numbers, or words ("255/45 R20", "ternary lithium"). Numbers are in the spec's unit. */
export const FactValue = z.union([z.number(), NumberRange, Text]);

/** One published figure of one car, written nowhere else: tables, strips, texts and calculators refer to it by its name. */
export const Fact = z.strictObject({
  spec: SpecId,
  value: FactValue,
  /** A value in words as the strip of key figures sets it large: "4WD". */
  short: z.string().min(1).max(12).optional(),
  /** To which version of the car it belongs (`content/versions.json`). */
  version: VersionId.optional(),
  /** By which test cycle it was measured (`content/cycles.json`). */
  cycle: CycleId.optional(),
  /** Under which condition: "20–80 %". */
  note: Line.optional(),
  source: SourceId,
});
/** A key of a car's own facts. */
export const FactName = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a figure has a name such as rangeWltp');
const Facts = z.record(FactName, Fact);

/** A fact set large, and the specification tab that explains it. Label, unit and note are the fact's own unless they are given. */
export const Figure = z.strictObject({
  fact: FactName,
  label: Label.optional(),
  unit: UnitId.optional(),
  note: Line.optional(),
  tab: SpecTabId,
});

/** How a message says the number of paints. */
const COUNTED = COLOUR_INDEXES.length === 6 ? 'six' : String(COLOUR_INDEXES.length);
const ColourIndex = z.literal([...COLOUR_INDEXES]);

export const Colour = z.strictObject({
  index: ColourIndex,
  name: Label,
  swatch: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a swatch is # and six hexadecimal digits'),
});
/** Exactly those of `ids.ts`, in its order. */
export const Colours = z
  .array(Colour)
  .length(COLOUR_INDEXES.length, `a car has exactly ${COUNTED} colours`)
  .refine(
    (colours) => colours.every((colour, at) => colour.index === COLOUR_INDEXES[at]),
    `colours are numbered ${COLOUR_INDEXES[0]} to ${COLOUR_INDEXES.at(-1)} in order`,
  );

const Slide = z.strictObject({ picture: PictureId, caption: Line, text: Paragraph.optional() });
const Slides = z
  .array(Slide)
  .min(10, 'a carousel holds 10 to 12 pictures')
  .max(12, 'a carousel holds 10 to 12 pictures');
const Card = z.strictObject({ title: Line, text: Paragraph, picture: PictureId });
const SpecTab = z.strictObject({ id: SpecTabId, label: Label, facts: z.array(FactName).min(1) });
const Address = z
  .string()
  .regex(/^(\/[A-Za-z0-9/-]*)?(#[a-z-]+)?$/, 'an address inside the site, such as /voyah/free#size');

/** The parts that every model page has, full or partial. */
const modelBase = {
  id: ModelId,
  remarks,
  brand: BrandId,
  /** The canonical address without locale, e.g. `/forthing/T5evo`. */
  path: Address,
  /** Other spellings under which the same page is served. */
  aliases: z.array(Address).default([]),
  drivetrain: Drivetrain,
  /** Every published figure of the car by its name. */
  facts: Facts,
  /** The model without its brand: "Free". */
  name: z.string().min(1),
  /** Brand and model, as the page's heading: "Voyah Free". */
  title: z.string().min(1),
  /** What it is, for search engines and the browser's tab: "electric SUV". */
  kind: Label,
  /** The line below the name in the hero: one line in every wide window, so that nothing below it reaches the roof. */
  tagline: upTo(80),
  description: Description,
  /** One or two sentences for cards, home page blocks and search. */
  summary: Paragraph,
  /** Points of its block on the brand's page, the first two on the home page as well. */
  points: z.array(Line).min(2).max(4),
  colours: Colours,
  /** Which of the paints the pictures of menus and heroes show. */
  leadColour: ColourIndex,
  colourLabel: Line,
  subNavigation: z
    .array(z.strictObject({ label: Label, address: Address }))
    .min(1)
    .max(3, 'the sub-navigation has Overview, and Interior and Feature where there is something to show'),
  order: z.strictObject({ heading: Line, text: Paragraph }),
};

export const FullModel = z.strictObject({
  ...modelBase,
  coverage: z.literal('full'),
  promotions: z
    .array(z.strictObject({ title: Line, text: Paragraph, picture: PictureId }))
    .length(3, 'a car has exactly three promotions'),
  figures: z.array(Figure).length(4, 'a car has exactly four key figures'),
  interior: z.strictObject({
    heading: Label,
    text: Paragraph,
    link: z.strictObject({ label: Line, address: Address }),
    slides: z.array(Slide).length(3),
    /** Everything around a head between the seats, taken where the first slide was: visitors sit inside. */
    around: z.strictObject({ picture: PictureId }).optional(),
  }),
  /** The picture fills the window: the car low and at the right, sky above it, in which heading and text stand. */
  exterior: z.strictObject({ heading: Label, text: Paragraph, picture: PictureId, slides: Slides }),
  gallery: z.strictObject({ heading: Label, slides: Slides }),
  specification: z.strictObject({ tabs: z.array(SpecTab).length(3), note: Paragraph }),
  highlights: z.strictObject({ heading: Line, text: Paragraph, facts: z.array(FactName).min(3).max(6) }),
  features: z.array(Card).length(3),
  video: z.strictObject({ label: Line, text: Line }),
});

export const PartialModel = z.strictObject({
  ...modelBase,
  coverage: z.literal('partial'),
  introduction: z.strictObject({ heading: Line, text: Paragraph }),
  /** The facts of the page's table, in its order. */
  table: z.array(FactName).min(1),
  views: z.array(Slide).length(2),
});

/** A car's own file; the paints are common to all cars and stand in theirs. */
export const Car = z.discriminatedUnion('coverage', [
  FullModel.omit({ colours: true }),
  PartialModel.omit({ colours: true }),
]);

export const Brand = z.strictObject({
  id: BrandId,
  name: z.string().min(1),
  path: Address,
  about: Address,
  /** Voyah has a fixed tagline; the other two show their banner picture in the sub-banner. */
  subBanner: z.union([z.strictObject({ tagline: Label }), PictureReference]),
  /** The line of the home page's brand tile. */
  line: Line,
  description: Description,
  introduction: z.strictObject({ heading: Line, text: z.array(Paragraph).min(1).max(3) }),
});

const Head = { title: Label, description: Description };

export const HomePage = z.strictObject({
  ...Head,
  /** The brand tiles, in their order. */
  tiles: z.array(BrandId),
  welcome: z.strictObject({ heading: Label, text: Line }),
  brandsHeading: Label,
  modelsHeading: Label,
  filter: z.strictObject({
    show: Label,
    all: Label,
    electric: Label,
    petrol: Label,
    hybrid: Label,
    fourWheelDrive: Label,
    sevenSeats: Label,
    sort: Label,
    brand: Label,
    length: Label,
    clearance: Label,
    shown: Label,
  }),
  tools: z.strictObject({
    heading: Line,
    link: Label,
    model: ModelId,
    /** A calculator's question, its answer for the car, and what that answer holds for. */
    examples: z.array(
      z.strictObject({
        id: z.enum(['winter', 'charging', 'fit', 'loan']),
        question: Label,
        figure: Label,
        unit: z.string(),
        text: Line,
      }),
    ),
  }),
  about: z.strictObject({ heading: Label, text: Paragraph, link: Label }),
});

/** A question that is asked only while the dealer's settings are so: with or without prices, with or without a newsletter service. */
const Question = z.strictObject({
  /** Its anchor on the page is `faq-` and this; two that are never shown together may share it. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case Latin letters, with hyphens between words'),
  question: Line,
  answer: Paragraph,
  when: z.strictObject({ prices: z.boolean().optional(), newsletterService: z.boolean().optional() }).optional(),
});

export const AboutPage = z.strictObject({
  remarks,
  ...Head,
  heading: Label,
  lead: Paragraph,
  story: z.strictObject({ heading: Label, text: z.array(Paragraph).min(1).max(4) }),
  vision: z.strictObject({ heading: Label, text: z.array(Paragraph).min(1).max(4) }),
  /** 200+, 100+, 20+ and what each counts. */
  statistics: z
    .array(
      z.strictObject({
        value: z.string().regex(/^\d+\+$/),
        label: Line,
        /** What of this site it counts, where it does: the content check then counts along. */
        counts: z.enum(['coldestRange', 'figures', 'publishedSources']).optional(),
      }),
    )
    .length(3),
  showroom: z.strictObject({ heading: Label, text: Paragraph }),
  office: z.strictObject({ heading: Label, text: Paragraph }),
  contact: z.strictObject({ heading: Label, text: Paragraph }),
  /** `map` stands below the map of the country. */
  location: z.strictObject({ heading: Label, text: Paragraph, map: Line }),
  faq: z.strictObject({
    heading: Label,
    questions: z.array(Question).min(6),
  }),
  accessibility: z.strictObject({ heading: Label, text: z.array(Paragraph).min(2) }),
});

/** `/forthing/about` and `/aeolus/about`: main content is the fixed text only. */
export const ShortAboutPage = z.strictObject({ ...Head, brand: BrandId, text: z.string().min(1) });

export const InteriorPage = z.strictObject({
  remarks,
  ...Head,
  model: ModelId,
  heading: Label,
  main: z.array(Slide).length(2),
  introduction: Paragraph,
  cards: z.array(Card).length(3),
  grid: z.strictObject({ heading: Label, items: z.array(Card).length(8) }),
});

export const FeaturesPage = z.strictObject({
  remarks,
  ...Head,
  model: ModelId,
  heading: Label,
  lead: Paragraph,
  picture: PictureId,
  infotainment: z.strictObject({ heading: Label, items: z.array(Card).length(4) }),
  sustainability: z.strictObject({ heading: Label, text: z.array(Paragraph).min(1).max(3), picture: PictureId }),
  comfort: z.strictObject({ heading: Label, text: z.array(Paragraph).min(1).max(3), picture: PictureId }),
  safety: z.strictObject({
    heading: Label,
    text: Paragraph,
    items: z
      .array(
        z.strictObject({
          title: Line,
          text: Paragraph,
          picture: PictureId.optional(),
          /** A line drawing in place of a picture, and what it shows. */
          drawing: z.strictObject({ name: z.enum(['airbags', 'body']), alt: Line }).optional(),
        }),
      )
      .length(6),
  }),
  /** The specification's carousel repeats "Traffic jam assistant": four moments of the same assistant. */
  assistant: z.strictObject({ heading: Label, items: z.array(Card).min(4).max(6) }),
  equipment: z.strictObject({ heading: Label, items: z.array(z.strictObject({ title: Line, text: Line })).length(6) }),
});

export const NotFoundPage = z.strictObject({ title: Label, heading: Line, text: Paragraph, models: Label });

export const OfflinePage = z.strictObject({
  title: Label,
  heading: Line,
  text: Paragraph,
  retry: Label,
  home: Label,
  call: Label,
});

const ForModels = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(ModelId, shape);

export const Day = z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
export type Day = z.infer<typeof Day>;
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written 09:00');
const WebAddress = z.url({ protocol: /^https$/ });
/** A page of one of these networks, by their names. */
const Profile = (...networks: string[]) =>
  WebAddress.refine(
    (address) => networks.some((name) => `.${new URL(address).hostname}`.endsWith(`.${name}`)),
    `an address of ${networks.join(', ')}`,
  );
/** The site's own: the path of each page is put behind it. */
const SiteAddress = z
  .url({ protocol: /^https$/, abort: true })
  .regex(/^https:\/\/[^/?#]+$/, 'the address of the site ends with its name: https://dealer.mn');

const PRICE = 'a price is written in whole tögrög: 189900000';
/** No new car is cheaper, and none dearer: most often some zeros are missing, or too many. */
const wholeTogrog = z.number().int(PRICE).min(5_000_000, PRICE).max(5_000_000_000, PRICE);
/** What a car costs, or from what it starts: whole tögrög. */
export const Price = z.union([wholeTogrog, z.strictObject({ from: wholeTogrog })]);
/** Years, and the kilometres that may end it earlier. */
const WarrantyTerm = z.strictObject({
  years: z.number().positive().max(20),
  km: z.number().int().positive().optional(),
});

/** What the dealer offers for one car. What is left out is not mentioned on the site; without a price, visitors are asked to inquire. */
export const CarOffer = z.strictObject({
  price: Price.optional(),
  /** At least one stands in the showroom, ready to be handed over. */
  inStock: z.boolean().optional(),
  /** Weeks from order to handover. */
  deliveryWeeks: z
    .strictObject({ from: z.number().int().positive(), to: z.number().int().positive() })
    .refine((weeks) => weeks.from <= weeks.to, 'from must not be above to')
    .optional(),
  warranty: z.strictObject({ car: WarrantyTerm.optional(), battery: WarrantyTerm.optional() }).optional(),
  /** A visitor can drive it before buying. */
  testDrive: z.boolean().optional(),
});

/** An example instalment beside each price. */
export const Loan = z.strictObject({
  /** Share of the price that is paid at once, such as 0.3. */
  downPayment: z.number().min(0).max(0.95),
  /** Interest a month as a share, such as 0.018. */
  monthlyRate: z.number().min(0).max(0.1),
  months: z.number().int().min(1).max(120),
});

/** When a showroom is open on some days of the week. */
const Hours = z
  .strictObject({ days: z.array(Day).min(1), opens: Time, closes: Time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'it must close after it opens' });

/** A place where visitors look at cars. */
export const Showroom = z.strictObject({
  /** Tells it from the others, such as its district; one showroom alone needs none. */
  name: Label.optional(),
  phone: z.string().regex(/^\+\d[\d ]{6,20}$/, 'a phone number is written with + and the country code'),
  postalAddress: z.strictObject({ street: Line, city: Label, postalCode: z.string().optional() }),
  map: WebAddress.optional(),
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  hours: z.array(Hours).min(1),
});

/** Everything about the dealer that the staff may change (`content/dealer.json`). Empty means: we have none. */
export const Dealer = z.strictObject({
  /** True while the values are samples: the build then warns, and pages say so. */
  sample: z.boolean(),
  name: z.string().min(1),
  site: SiteAddress,
  email: z.email(),
  messenger: z.strictObject({ name: z.string().min(1), address: WebAddress }).optional(),
  /** The main one first: where there is room for one telephone, its number stands there. */
  showrooms: z
    .array(Showroom)
    .min(1)
    .refine(
      (showrooms) => showrooms.length === 1 || showrooms.every(({ name }) => name !== undefined),
      'each of several showrooms has a name',
    ),
  social: z.strictObject({
    facebook: Profile('facebook.com', 'fb.com').optional(),
    instagram: Profile('instagram.com').optional(),
    twitter: Profile('x.com', 'twitter.com').optional(),
    linkedin: Profile('linkedin.com').optional(),
  }),
  /** The address that the newsletter form posts to (field `email`); without one a prepared e-mail takes its place. */
  newsletterService: WebAddress.optional(),
  cars: ForModels(CarOffer).optional(),
  /** Where and how the cars are serviced. */
  service: Paragraph.optional(),
  loan: Loan.optional(),
});

/** Share of the rated range; the cautious and the favourable edge. */
const Share = z.number().gt(0).max(1);
const Degrees = z.number().min(-60).max(60);

/** The winter range calculator's figures (`content/tools/winter.json`). */
export const Winter = z.strictObject({
  remarks,
  shares: z
    .array(
      z
        .strictObject({ temperature: Degrees, low: Share, high: Share, source: SourceId })
        .refine(({ low, high }) => low <= high, 'the cautious edge must not be above the favourable one'),
    )
    .min(2)
    .refine(
      (shares) => shares.every((share, at) => at === 0 || share.temperature > (shares[at - 1]?.temperature ?? 0)),
      'temperatures must rise',
    ),
  city: z
    .strictObject({ cold: Degrees, warm: Degrees, share: Share, source: SourceId })
    .refine(({ cold, warm }) => cold < warm, 'temperatures must rise'),
  speed: z
    .strictObject({ calm: z.number().min(50), fast: z.number().max(200), share: Share, source: SourceId })
    .refine(({ calm, fast }) => calm < fast, 'the calm speed must be below the fast one'),
  /** From which of its facts a car's range is calculated; or why it is not. */
  cars: ForModels(
    z.union([z.strictObject({ range: FactName, basis: Paragraph }), z.strictObject({ refusal: Paragraph })]),
  ),
  /** The test behind the coldest share: how many cars, the lowest temperature of the day, their mean share. */
  test: z.strictObject({ cars: z.number().int().min(1).max(1000), coldest: Degrees, mean: Share, source: SourceId }),
});

const place = { latitude: z.number().min(41).max(53), longitude: z.number().min(87).max(120) };
/** Where a town's name is anchored, in units of the map from its sign (it is 720 wide), and on which side of that point. */
const LabelPlace = z.strictObject({
  x: z.number().min(-200).max(200),
  y: z.number().min(-200).max(200),
  side: z.enum(['left', 'middle', 'right']),
});
/** On a wide map, and on one as narrow as a phone, where letters are twice as large; only the nearest towns have a name there. */
const TownLabel = z.strictObject({ wide: LabelPlace, narrow: LabelPlace.optional() });
/** Towns with their road distance from the first one, in km, rising. */
export const Towns = z.strictObject({
  remarks,
  from: z.strictObject({ name: Label, label: TownLabel, ...place }),
  towns: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/, 'lower-case Latin letters'),
        name: Label,
        km: z.number().int().min(1).max(2000),
        about: z.boolean().optional(),
        label: TownLabel,
        ...place,
        source: SourceId,
      }),
    )
    .min(1)
    .refine(
      (towns) => towns.every((town, at) => at === 0 || town.km >= (towns[at - 1]?.km ?? 0)),
      'towns stand in the order of their distance',
    ),
});

const Loss = z
  .tuple([z.number().min(0).max(0.5), z.number().min(0).max(0.5)])
  .refine(([low, high]) => low <= high, 'a loss goes from the smaller to the larger share');
/** What a household uses in a month, in kWh. */
const MonthlyUse = z.number().min(20).max(5000);
/** The home charging calculator's figures (`content/tools/charging.json`). */
export const Charging = z.strictObject({
  remarks,
  powers: z
    .array(
      z.strictObject({
        id: z.enum(CHARGER_IDS),
        power: z.number().gt(0).max(22),
        label: Label,
        loss: Loss,
        /** Put together from the powers beside it. */
        between: z.boolean().optional(),
        source: SourceId,
      }),
    )
    .length(CHARGER_IDS.length),
  tariff: z.strictObject({
    /** The day from which the prices count. */
    since: Label,
    source: SourceId,
    tiers: z.array(z.strictObject({ upTo: MonthlyUse.optional(), price: z.number().min(20).max(5000) })).length(3),
    /** On average. */
    average: MonthlyUse,
  }),
  /** Which of its facts a car is calculated from: the usable capacity, or the gross one where only that is published. */
  cars: ForModels(z.strictObject({ battery: FactName, onboard: FactName.optional(), range: FactName.optional() })),
  /** The petrol car with which electricity is compared at first. */
  petrol: z.strictObject({ model: ModelId, consumption: FactName }),
});

/** The outline of the country, in degrees. */
export const Country = z.strictObject({
  remarks,
  outline: z.array(z.tuple([z.number().min(87).max(120), z.number().min(41).max(53)])).min(3),
});

/** The messages of the tools: what all say, what all calculators say besides, and each tool's own. */
export const ToolMessages = z.record(z.string(), z.record(z.string(), Paragraph));

const Words = z.string().trim().min(1);
export const Synonyms = z.array(z.array(Words).min(2));
/**
 * A question that visitors ask in many ways, and what answers it. `asked` is how they put it, in both languages, with the
 * spellings and loan words that they use: the search learns from it which words mean this question.
 */
export const SearchQuestion = z
  .strictObject({
    id: z.string().regex(/^[a-z][A-Za-z]*$/, 'a question has a name such as testDrive'),
    /** The place that answers it, without locale; a question or choice in it included. */
    place: z
      .string()
      .regex(/^\/[A-Za-z0-9/-]*(\?[\w=&.,-]+)?(#[a-z0-9-]+)?$/, 'an address inside the site, without locale')
      .optional(),
    /** The part of a model's page that answers it where a model is named: `#order`. */
    ofCar: z
      .string()
      .regex(/^#[a-z-]+$/, 'a part of a page, such as #order')
      .optional(),
    /** The figures that answer it, the first one that a model has. */
    specs: z.array(SpecId).min(1).optional(),
    /** Asked about a town, it is this all the same, and not how far the town is. */
    beforeTown: z.literal(true).optional(),
    /** It is asked where several cars are named and nothing else. */
    ofSeveral: z.literal(true).optional(),
    /** It asks for all cars: where one or a brand is named, the page of that one answers. */
    ofAll: z.literal(true).optional(),
    /** The site does not say it; the search says so and names who knows. */
    unsaid: z.literal(true).optional(),
    /** The setting of the dealer that says it after all. */
    saidBy: z.literal('service').optional(),
    /** The home page in this language answers it. */
    language: z.enum(LOCALES).optional(),
    asked: z.array(Words).min(1),
  })
  .refine(
    ({ place, specs, language }) => [place, specs, language].filter((answer) => answer !== undefined).length < 2,
    'a place, figures or a language answer a question, only one of them',
  );

/**
 * What only the dealer can confirm before the site goes public: figures and statements of his data sheet or of the site's
 * specification that no published source confirms.
 */
export const OpenPoint = z.strictObject({
  what: Paragraph,
  /** Where it stands: files below `content/`, and the place in each as messages write it (`facts.rangeErev`). */
  where: z.array(z.strictObject({ file: Words, at: Words })).min(1),
  confirmed: z.boolean(),
});

/**
 * The texts that a native reader has read and found good, by their mark (`content/checks/read-sentences.ts`), with the day. A
 * text that is changed has another mark, and is to be read again.
 */
export const ReadSentences = z.record(z.string().regex(/^[0-9a-f]{8}$/), z.iso.date());

/** The interface's own messages: texts by name, in sections. */
export const Messages: z.ZodType<Messages> = z.record(z.string(), z.union([Paragraph, z.lazy(() => Messages)]));

export type Drivetrain = z.infer<typeof Drivetrain>;
export type Brand = z.input<typeof Brand>;
export type Model = z.infer<typeof FullModel> | z.infer<typeof PartialModel>;
export type FullModel = z.input<typeof FullModel>;
export type PartialModel = z.input<typeof PartialModel>;
export type Fact = z.infer<typeof Fact>;
export type Figure = z.infer<typeof Figure>;
export type Colour = z.infer<typeof Colour>;
export type Dealer = z.input<typeof Dealer>;
export type Showroom = z.infer<typeof Showroom>;
export type CarOffer = z.infer<typeof CarOffer>;
export type Question = z.infer<typeof Question>;
export type Source = z.infer<typeof Source>;
export type Spec = z.infer<typeof Spec>;
export type PictureTexts = z.infer<typeof PictureTexts>;
export type HomePage = z.input<typeof HomePage>;
export type AboutPage = z.input<typeof AboutPage>;
export type ShortAboutPage = z.input<typeof ShortAboutPage>;
export type InteriorPage = z.input<typeof InteriorPage>;
export type FeaturesPage = z.input<typeof FeaturesPage>;
export type NotFoundPage = z.input<typeof NotFoundPage>;
export type OfflinePage = z.input<typeof OfflinePage>;
export type Winter = z.input<typeof Winter>;
export type Towns = z.input<typeof Towns>;
export type Charging = z.input<typeof Charging>;
export type Country = z.input<typeof Country>;
export type Synonyms = z.infer<typeof Synonyms>;
export type SearchQuestion = z.infer<typeof SearchQuestion>;
export type ReadSentences = z.infer<typeof ReadSentences>;
export type OpenPoint = z.infer<typeof OpenPoint>;
export type Messages = { [name: string]: TextPair | Messages };
