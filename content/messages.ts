/**
 * The interface's own texts: labels, messages and names that belong to no car and no page. One section for each
 * component, in the order of the page. Staff may change every text; fixed labels stay as they are.
 */
import { both } from '#/language/both.ts';

export const messages = {
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
  /** A brand's page. */
  brandPage: {
    models: { mn: 'Загварууд', en: 'The models' },
  },
  /** Contact on the about page. */
  contactDetails: {
    phone: { mn: 'Утас', en: 'Phone' },
    email: { mn: 'И-мэйл', en: 'E-mail' },
    messenger: { mn: 'Мессенжер', en: 'Messenger' },
    hours: { mn: 'Ажиллах цаг', en: 'Opening hours' },
    map: { mn: 'Газрын зураг дээр нээх', en: 'Open in Maps' },
    sample: {
      mn: 'Утас, и-мэйл, хаяг нь одоогоор жишээ. Удахгүй бодит мэдээллээр солино.',
      en: 'Phone, e-mail and address are samples for now. The real ones will follow.',
    },
  },
  /** Headings and names of a car's page that no car words for itself. */
  modelPage: {
    promotions: { mn: 'Урамшуулал', en: 'Promotions' },
    figures: { mn: 'Гол үзүүлэлт', en: 'Key figures' },
    specification: { mn: 'Техникийн үзүүлэлт', en: 'Specifications' },
    features: { mn: 'Онцлог', en: 'Features' },
    views: { mn: 'Урдаас, араас', en: 'Front and rear' },
    /** Short names of parts in the list of the fixed bar. */
    colours: { mn: 'Өнгө', en: 'Colours' },
    tools: { mn: 'Тооцоолуур', en: 'Calculators' },
    order: { mn: 'Захиалга', en: 'Order' },
  },
  /** The Voyah Free's interior page. */
  interior: {
    cards: { mn: 'Ойроос', en: 'Up close' },
  },

  /** The bar at the top of every page. */
  header: {
    home: { mn: 'нүүр хуудас', en: 'home page' },
    brands: { mn: 'Брэндүүд', en: 'Brands' },
    search: { mn: 'Хайх', en: 'Search' },
    menu: { mn: 'Цэс', en: 'Menu' },
    /** The link to the other language, in that language. */
    otherLanguage: { mn: 'English', en: 'Монгол' },
  },
  /** The three menus in the bar; `{brand}` is the brand's name. */
  brandMenu: {
    brandPage: { mn: '{brand} брэндтэй танилцах', en: 'Discover {brand}' },
  },
  /** The panel that the burger button opens. */
  brandPanel: {
    heading: { mn: 'Цэс', en: 'Menu' },
    close: { mn: 'Цэсийг хаах', en: 'Close the menu' },
  },
  /** Links that the panel and the search show beside the brands and their cars. */
  siteLinks: {
    home: { mn: 'Нүүр хуудас', en: 'Home' },
    interior: { mn: 'Voyah Free-гийн интерьер', en: 'Voyah Free interior' },
    features: { mn: 'Voyah Free-гийн онцлог', en: 'Voyah Free features' },
    about: { mn: 'Бидний тухай', en: 'About us' },
    contact: { mn: 'Холбоо барих', en: 'Contact' },
    location: { mn: 'Байршил', en: 'Location' },
    questions: { mn: 'Түгээмэл асуулт', en: 'Frequently asked questions' },
  },
  /** The search. `{count}` is a number, `{query}` what the visitor has typed. */
  search: {
    heading: { mn: 'Хайлт', en: 'Search' },
    label: { mn: 'Юу хайж байна вэ?', en: 'What are you looking for?' },
    placeholder: { mn: 'Загвар, үзүүлэлт, асуулт', en: 'A model, a figure, a question' },
    close: { mn: 'Хайлтыг хаах', en: 'Close the search' },
    results: { mn: 'Илэрц', en: 'Results' },
    count: { mn: '{count} илэрц', en: '{count} results' },
    countOne: { mn: '1 илэрц', en: '1 result' },
    /** Four examples, parted by a bar. */
    examples: {
      mn: 'өвөл | суудал | 360 | {voyah-free.acChargeFull} цаг',
      en: 'winter | seats | 360 | {voyah-free.acChargeFull} h',
    },
    examplesHeading: { mn: 'Жишээ нь', en: 'For example' },
    pages: { mn: 'Бүх хуудас', en: 'All pages' },
    nothing: { mn: '«{query}» гэж хайхад юу ч олдсонгүй.', en: 'No results for “{query}”.' },
    nothingHelp: {
      mn: 'Өөр үгээр бичээд үзээрэй. Кирилл, латин аль ч үсгээр хайж болно.',
      en: 'Try another word. Latin and Cyrillic letters both work.',
    },
    loading: { mn: 'Хайлтыг ачаалж байна', en: 'The search is loading' },
    failed: {
      mn: 'Хайлтыг ачаалж чадсангүй. Интернэт холболтоо шалгаад дахин оролдоно уу.',
      en: 'The search could not be loaded. Check your connection and try again.',
    },
    retry: { mn: 'Дахин оролдох', en: 'Try again' },
    details: { mn: 'Техникийн мэдээлэл', en: 'Technical details' },
    kinds: {
      model: { mn: 'Загвар', en: 'Models' },
      page: { mn: 'Хуудас', en: 'Pages' },
      figure: { mn: 'Үзүүлэлт', en: 'Figures' },
      feature: { mn: 'Онцлог', en: 'Features' },
      question: { mn: 'Асуулт', en: 'Questions' },
    },
  },
  /** The foot of every page. The names of its links are the same in every language. */
  footer: {
    site: { mn: 'Сайт', en: 'Site' },
    home: both('Home'),
    models: both('Models'),
    faq: both('FAQ'),
    brands: { mn: 'Брэнд', en: 'Brands' },
    visit: { mn: 'Бидэнтэй уулзах', en: 'Visit us' },
    contact: both('Contact'),
    location: both('Location'),
    follow: { mn: 'Биднийг дагах', en: 'Follow us' },
    facebook: both('Facebook'),
    instagram: both('Instagram'),
    twitter: both('Twitter'),
    linkedin: both('Linkedin'),
    terms: both('Terms & Condition'),
    privacy: both('Privacy Policy'),
    accessibility: { mn: 'Хүртээмжийн мэдэгдэл', en: 'Accessibility statement' },
    /** `{name}` is the company's name. */
    copyright: { mn: '© 2023 {name}. Бүх эрх хуулиар хамгаалагдсан.', en: '© 2023 {name}. All rights reserved.' },
    sample: {
      mn: 'Утас, и-мэйл, хаяг нь жишээ бөгөөд бодит биш.',
      en: 'Phone, e-mail and address are samples, not real contact details.',
    },
  },
  /** The e-mail strip. `{dealer}` is the company's address, `{address}` the visitor's. */
  newsletter: {
    heading: { mn: 'Шинэ мэдээг и-мэйлээр', en: 'News by e-mail' },
    text: {
      mn: 'Шинэ загвар, шинэ өнгө ирэхэд танд мэдээлнэ.',
      en: 'Hear from us when a new model or a new colour arrives.',
    },
    label: { mn: 'И-мэйл хаяг', en: 'E-mail address' },
    placeholder: both('Enter your email'),
    /** The button where a newsletter service takes the address. */
    subscribe: { mn: 'Бүртгүүлэх', en: 'Subscribe' },
    /** The button where a prepared e-mail opens. */
    prepare: { mn: 'Захиа бэлтгэх', en: 'Prepare an e-mail' },
    empty: { mn: 'И-мэйл хаягаа бичнэ үү.', en: 'Please enter your e-mail address.' },
    malformed: {
      mn: 'Хаяг дутуу эсвэл буруу байна. Жишээ нь: name@example.com',
      en: 'This address is incomplete or mistyped. Example: name@example.com',
    },
    /** Without a service: what happens, told before and after. */
    how: {
      mn: 'Бидэнд илгээхэд бэлэн захиа и-мэйл программд тань нээгдэнэ.',
      en: 'Your mail program opens with a message to us, ready to send.',
    },
    opened: {
      mn: '{dealer} хаягт илгээхэд бэлэн захиа нээгдэнэ. Илгээсний дараа хүсэлт тань бидэнд хүрнэ.',
      en: 'A message to {dealer} opens in your mail program. Your request reaches us once you have sent it.',
    },
    again: { mn: 'Захиаг нээх', en: 'Open the message' },
    subject: { mn: 'Мэдээ авах хүсэлт', en: 'Newsletter request' },
    message: {
      mn: 'Сайн байна уу,\n\nМэдээгээ энэ хаягт илгээнэ үү: {address}\n',
      en: 'Hello,\n\nPlease send your newsletter to {address}\n',
    },
  },

  /** Any dialog. */
  dialog: {
    close: { mn: 'Хаах', en: 'Close' },
  },
  /** In place of a part of the page that failed. */
  sectionBoundary: {
    sentence: {
      mn: 'Энэ хэсгийг ачаалж чадсангүй. Хуудасны бусад хэсэг хэвийн ажиллаж байна.',
      en: 'This part could not be loaded. The rest of the page still works.',
    },
    retry: { mn: 'Дахин оролдох', en: 'Try again' },
    details: { mn: 'Техникийн мэдээлэл', en: 'Technical details' },
  },
  /** The two order buttons. */
  buy: {
    buyNow: both('Buy now'),
    customOrder: both('Custom Order'),
  },
  /** What the two buttons open where a page is about no car; the heading follows the button's own label and a colon. */
  carChooser: {
    heading: { mn: 'аль загвар вэ?', en: 'which car?' },
  },
  /** On phones, the bar with call, messenger and Buy now at the window's lower edge. */
  buyBar: {
    label: { mn: 'Худалдан авалт', en: 'Buying' },
    call: { mn: 'Залгах', en: 'Call' },
  },
  /** A car's page on paper. */
  brochure: {
    save: { mn: 'PDF болгож хадгалах', en: 'Save as PDF' },
    contact: { mn: 'Холбоо барих', en: 'Contact' },
    code: { mn: 'Энэ хуудасны QR код', en: 'QR code of this page' },
  },
  /** The order band of a page that is about no single car. */
  orderBlock: {
    heading: { mn: 'Машинаа захиалах', en: 'Order your car' },
    text: {
      mn: 'Загвар, өнгөө сонгоод бидэнтэй холбогдоорой. Үнэ, ирэх хугацааг нь тэр дор нь хэлж өгнө.',
      en: 'Choose a model and a colour and get in touch. We will tell you what it costs and when it can be here.',
    },
  },
  /** What Buy now opens, together with the words of `contactDetails`. `{model}` is the car, `{colour}` its chosen colour. */
  contactDialog: {
    heading: { mn: 'Бидэнтэй холбогдоорой', en: 'Get in touch' },
    lead: {
      mn: '{model}. Утасдах, бичих, шоурүүмд ирэх аль нь ч болно.',
      en: '{model}. Call us, write to us, or come to the showroom.',
    },
    address: { mn: 'Хаяг', en: 'Address' },
    mailSubject: { mn: 'Худалдан авах: {model}', en: 'Buying: {model}' },
    mailText: {
      mn: 'Сайн байна уу,\n\nЗагвар: {model}\nӨнгө: {colour}\n\nЭнэ автомашиныг худалдан авахыг хүсэж байна. Надтай холбогдоно уу.\n',
      en: 'Hello,\n\nModel: {model}\nColour: {colour}\n\nI would like to buy this car. Please get in touch with me.\n',
    },
  },
  /** What the dealer offers for a car: shown as far as `content/dealer.ts` holds it. Places in braces are filled in. */
  offer: {
    price: { mn: 'Үнэ', en: 'Price' },
    from: { mn: '{price}-с эхлэн', en: 'From {price}' },
    onRequest: { mn: 'Үнийг лавлана уу', en: 'Price on request' },
    delivery: { mn: 'Хүлээлгэн өгөх', en: 'Delivery' },
    inStock: { mn: 'Шоурүүмд бэлэн', en: 'In stock' },
    deliveryWeeks: { mn: 'Захиалснаас хойш {weeks} долоо хоногт', en: '{weeks} weeks after the order' },
    deliveryWeek: { mn: 'Захиалснаас хойш {weeks} долоо хоногт', en: '{weeks} week after the order' },
    warranty: { mn: 'Баталгаат хугацаа', en: 'Warranty' },
    warrantyCar: { mn: 'Автомашины баталгаа', en: 'Car warranty' },
    warrantyBattery: { mn: 'Батарейн баталгаа', en: 'Battery warranty' },
    years: { mn: '{years} жил', en: '{years} years' },
    year: { mn: '{years} жил', en: '{years} year' },
    yearsAndKm: {
      mn: '{years} жил эсвэл {km} км, аль нь түрүүлж дуусах хүртэл',
      en: '{years} years or {km} km, whichever comes first',
    },
    loan: {
      mn: 'Зээлийн жишээ: урьдчилгаа {downPayment} %, сарын хүү {rate} %, хугацаа {months} сар бол сард {instalment} төлнө.',
      en: 'Loan example: {downPayment}% down, {rate}% interest a month, {months} months: {instalment} a month.',
    },
    loanHeading: { mn: 'Зээл', en: 'Loan' },
    service: { mn: 'Засвар үйлчилгээ', en: 'Service' },
    testDrive: { mn: 'Тест драйв хийх боломжтой', en: 'Available for a test drive' },
  },
  /** What Custom Order opens. */
  orderSheet: {
    heading: both('Custom Order'),
    /** What the visitor wants, and for a test drive the day. */
    purpose: { mn: 'Юу хүсэж байна вэ?', en: 'What would you like?' },
    buy: { mn: 'Худалдан авах', en: 'Buy a car' },
    order: { mn: 'Захиалах', en: 'Order a car' },
    testDrive: { mn: 'Тест драйв', en: 'Test drive' },
    day: { mn: 'Хүссэн өдөр', en: 'Preferred day' },
    dayHint: {
      mn: 'Ажлын өдөр, цагийг доорх хуваариас харна уу. Өдрийг бид утсаар баталгаажуулна.',
      en: 'Opening hours are below. We will confirm the day by phone.',
    },
    price: { mn: 'Үнэ', en: 'Price' },
    model: { mn: 'Загвар', en: 'Model' },
    loadingModels: { mn: 'Бусад загварыг ачаалж байна…', en: 'The other models are loading…' },
    modelsFailed: { mn: 'Бусад загварыг ачаалж чадсангүй.', en: 'The other models could not be loaded.' },
    colour: { mn: 'Өнгө', en: 'Colour' },
    noColour: { mn: 'хараахан сонгоогүй', en: 'not chosen yet' },
    /** Of what is wished, on the printed sheet. */
    purposeLabel: { mn: 'Зорилго', en: 'Purpose' },
    wishes: { mn: 'Хүсэлт', en: 'Requests' },
    wishesHint: {
      mn: 'Жишээ нь: өвлийн дугуй, чиргүүлийн бэлтгэл, машин хэрэгтэй болох хугацаа. 500 тэмдэгт хүртэл.',
      en: 'For example: winter tyres, trailer preparation, when you need the car. Up to 500 characters.',
    },
    /** The button as long as the page's scripts have not come. */
    makeLink: { mn: 'Сонголтын холбоос авах', en: 'Get a link to this choice' },
    makeLinkHint: {
      mn: 'Хуудас дахин нээгдэж, таны сонголт хаягийн мөрөнд бичигдэнэ.',
      en: 'The page opens again with your choice in its address.',
    },
    link: { mn: 'Захиалгын холбоос', en: 'Link to this order' },
    linkHint: {
      mn: 'Энэ холбоосоор таны сонголт яг хэвээрээ дахин нээгдэнэ.',
      en: 'It opens this sheet again with exactly this choice.',
    },
    copy: { mn: 'Хуулах', en: 'Copy' },
    copied: { mn: 'Холбоосыг хууллаа.', en: 'The link has been copied.' },
    copyFailed: {
      mn: 'Хөтөч хуулахыг зөвшөөрсөнгүй. Холбоос сонгогдсон байгаа: Ctrl+C дарж, эсвэл хуруугаараа удаан дарж хуулна уу.',
      en: 'The browser did not allow copying. The link is selected: press Ctrl+C, or touch and hold it.',
    },
    share: { mn: 'Хуваалцах', en: 'Share' },
    shareFailed: {
      mn: 'Хуваалцаж чадсангүй. Холбоос сонгогдсон байгаа: хуулаад өөрөө илгээнэ үү.',
      en: 'Sharing did not work. The link is selected: copy it and send it yourself.',
    },
    print: { mn: 'Хэвлэх', en: 'Print' },
    mail: { mn: 'И-мэйл бэлтгэх', en: 'Prepare an e-mail' },
    mailShortened: {
      mn: 'Хүсэлт урт тул бэлэн и-мэйлд эхний хэсэг нь л багтсан. Холбоос, хэвлэсэн хуудас хоёрт бүтнээрээ бий.',
      en: 'Your requests are too long for a prepared e-mail, so it contains only the beginning. The link and the printed page contain all of them.',
    },
    mailSubject: { mn: 'Захиалга', en: 'Order' },
    buySubject: { mn: 'Худалдан авах', en: 'Buying' },
    testDriveSubject: { mn: 'Тест драйв', en: 'Test drive' },
    testDriveGreeting: {
      mn: 'Сайн байна уу, дараах автомашинаар тест драйв хийхийг хүсэж байна.',
      en: 'Hello, I would like to take a test drive in this car.',
    },
    buyGreeting: {
      mn: 'Сайн байна уу, дараах автомашиныг худалдан авахыг хүсэж байна.',
      en: 'Hello, I would like to buy this car.',
    },
    mailGreeting: {
      mn: 'Сайн байна уу, дараах автомашиныг захиалахыг хүсэж байна.',
      en: 'Hello, I would like to order this car.',
    },
    contactNote: {
      mn: 'Энэ сайт өөрөө юу ч илгээдэггүй. И-мэйлээ өөрөө илгээсэн, эсвэл утасдсан үед л захиалга тань бидэнд хүрнэ.',
      en: 'This site sends nothing itself. Your order reaches us only when you send the e-mail or call.',
    },
  },
  /** The cars of the house, below a car's page. */
  vehicles: {
    heading: { mn: 'Манай загварууд', en: 'Our models' },
    seeMore: both('See more'),
    compare: { mn: 'Харьцуулах', en: 'Compare' },
  },
  /** Below and inside every carousel. */
  carousel: {
    /** What a screen reader calls it, and each of its parts, in place of "region" and "group". */
    kind: { mn: 'гүйлгэдэг цомог', en: 'carousel' },
    slide: { mn: 'слайд', en: 'slide' },
    slides: { mn: 'слайдууд', en: 'slides' },
    previous: { mn: 'Өмнөх слайд', en: 'Previous slide' },
    next: { mn: 'Дараагийн слайд', en: 'Next slide' },
    position: { mn: 'Слайдын байрлал', en: 'Slide position' },
    pause: { mn: 'Автоматаар солигдохыг зогсоох', en: 'Pause the slideshow' },
  },
  /** Names of the picture carousels; their sections have headings of their own. */
  pictureCarousels: {
    exterior: { mn: 'Гадна талын зургууд', en: 'Exterior pictures' },
    gallery: { mn: 'Цомгийн зургууд', en: 'Gallery pictures' },
    assistant: { mn: 'Жолоочийн туслах системийн зургууд', en: 'Pictures of the driving assistant' },
  },
  /** The bar with a car's pages, and its copy at the top of the window. */
  modelNavigation: {
    pages: { mn: 'загварын хуудсууд', en: 'pages of this model' },
    pagesAbove: { mn: 'загварын хуудсууд, цонхны дээд ирмэгт', en: 'pages of this model, at the top of the window' },
    parts: { mn: 'Хэсгүүд', en: 'On this page' },
    home: { mn: 'Нүүр хуудас', en: 'Home page' },
  },
  /** Near the end of a car's further pages. */
  nextPage: {
    label: { mn: 'Дараагийн хуудас', en: 'Next page' },
  },
  /** The three tabs of published figures. */
  specTabs: {
    tabs: { mn: 'Техникийн үзүүлэлт', en: 'Specifications' },
    sources: { mn: 'Үзүүлэлтийн хувилбар, эх сурвалж', en: 'Versions and sources of the figures' },
  },
  /** The car from the side and the front with its measures; the words are read aloud, the caption stands below. */
  dimensionDrawing: {
    drawing: { mn: 'хажуугаас, урдаас харсан шугаман зураг', en: 'line drawing from the side and the front' },
    unit: { mn: 'миллиметр', en: 'millimetres' },
    caption: { mn: 'Хэмжээ миллиметрээр', en: 'Dimensions in millimetres' },
  },
  /** The button on a silent video. */
  backgroundVideo: {
    pause: { mn: 'Бичлэгийг түр зогсоох', en: 'Pause the video' },
    play: { mn: 'Бичлэгийг тоглуулах', en: 'Play the video' },
  },
};
