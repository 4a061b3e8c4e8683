/**
 * The about page: story, vision, statistics, showroom, office, contact, location, questions, accessibility.
 * Staff may change every text. Address, hours, phone and e-mail come from `content/dealer.ts`.
 *
 * The three statistics have fixed values. Their labels name what can be checked on this site; put what your company counts in
 * their place once you can prove it. 200+: 500 km (WLTP) × 0.54 of the coldest test × 0.8 for short trips is 216 km. 100+: rows
 * of the cars' tables. 20+: published sources that these rows name.
 * Figures in braces come from the cars and the calculators (`content/README.md`). The others have these sources:
 * - night discount: centralasia.media, 3 November 2025
 * - charging in the cold: Idaho National Laboratory; CLTC against WLTP: naslovi.net, 19 February 2026
 * - sockets: evkx.net (Voyah Free); green plates: theubposts.com, 2023
 */
import type { AboutPage } from '../schema.ts';

export const about = {
  title: { mn: 'Бидний тухай', en: 'About us' },
  description: {
    mn: 'Voyah, Forthing, Aeolus шоурүүм: бид хэн бэ, хаана байрладаг вэ, мөн өвөл, цэнэглэлт, захиалгын тухай түгээмэл асуулт.',
    en: 'The Voyah, Forthing and Aeolus showroom: who we are, where to find us, and answers about winter, charging and orders.',
  },
  heading: { mn: 'Бидний тухай', en: 'About us' },
  lead: {
    mn: '{site.brands.Word} брэнд, {site.models.word} загвар, нэг шоурүүм. Хүснэгтийн үзүүлэлт бүрийг эх сурвалжтай нь бичиж, эх сурвалжгүй үзүүлэлтийг оруулдаггүй.',
    en: '{site.brands.Word} brands, {site.models.word} models, one showroom. Every figure in our tables names its source. Where we found none, we leave the figure out.',
  },
  story: {
    heading: { mn: 'Our Story', en: 'Our Story' },
    text: [
      {
        mn: 'Бид Voyah, Forthing, Aeolus брэндийн автомашиныг Монголд импортолдог. Гурвуулаа Хятадын Ухань хотод төвтэй Dongfeng Motor компанийн брэнд.',
        en: 'We import Voyah, Forthing and Aeolus cars to Mongolia. All three are brands of Dongfeng Motor, based in Wuhan, China.',
      },
      {
        mn: 'Өвлийн шөнө −25 хэм, Улаанбаатарын түгжрэл, амралтын өдрийн шороон зам. Эндхийн машин энэ бүхнийг даах ёстой. Тиймээс бид зөвлөгөөгөө өвөл, зам, цэнэглэлтээс эхэлдэг.',
        en: 'Winter nights at −25 °C, Ulaanbaatar traffic, a dirt road at the weekend: a car here meets all of them. That is why our advice begins with winter, roads and charging.',
      },
    ],
  },
  vision: {
    heading: { mn: 'Our vision', en: 'Our vision' },
    text: [
      {
        mn: 'Монголд шинэ машин сонгох нь таамаг биш, тооцоо болдог болоосой гэж хүсдэг. Тиймээс үзүүлэлт ямар хувилбар, ямар туршилтынх болохыг мэдэж байвал заавал бичдэг.',
        en: 'We would like choosing a new car in Mongolia to be a matter of facts, not guesswork. So wherever it is known, we say which version and which test a figure comes from.',
      },
      {
        mn: 'Хүйтэнд цахилгаан автомашины явах зай богиносдгийг ч нуудаггүй. Өдөр бүр хаагуур явдаг, хаана цэнэглэдгийг тань сонсоод, тохирох загварыг хамт олно.',
        en: 'Nor do we hide that cold shortens an electric car’s range. Tell us where you drive and where you charge, and together we will find the model that fits.',
      },
    ],
  },
  statistics: [
    {
      value: '200+',
      counts: 'coldestRange',
      label: {
        mn: 'км явна: Voyah Free, бүтэн цэнэгээр, {winter.measured} °C-д (бидний тооцоо)',
        en: 'km at {winter.measured} °C on a full charge in a Voyah Free, by our calculation',
      },
    },
    {
      value: '100+',
      counts: 'figures',
      label: { mn: 'эх сурвалжаа заасан үзүүлэлт', en: 'figures with a named source' },
    },
    { value: '20+', counts: 'publishedSources', label: { mn: 'нийтлэгдсэн эх сурвалж', en: 'published sources' } },
  ],
  showroom: {
    heading: { mn: 'Showroom', en: 'Showroom' },
    text: {
      mn: 'Машиныг ойроос үзэж, суудалд нь сууж, өнгийг нь өдрийн гэрэлд харьцуулаарай. Сонирхсон загвар тань шоурүүмд байгаа эсэхийг урьдчилан хэлж өгнө.',
      en: 'See a car up close, sit in it, compare the paints in daylight. We can tell you beforehand whether the model you would like to see is here.',
    },
  },
  office: {
    heading: { mn: 'Office', en: 'Office' },
    text: {
      mn: 'Захиалга, гэрээ, машин хүлээлгэн өгөх ажлыг оффис хариуцна. Ихэнх асуудлыг утсаар, и-мэйлээр шийдэж болох тул заавал ирэх шаардлагагүй.',
      en: 'The office looks after orders, contracts and the handover of cars. Most things can be settled by phone or e-mail; there is no need to come in person.',
    },
  },
  contact: {
    heading: { mn: 'Холбоо барих', en: 'Contact' },
    text: {
      mn: 'Залгаж, бичиж эсвэл шоурүүмд ирж асуугаарай. Загвар, өнгөө хамт хэлбэл илүү тодорхой хариулна.',
      en: 'Call, write or drop in. If you name the model and the colour, we can give you an exact answer.',
    },
  },
  location: {
    heading: { mn: 'Байршил', en: 'Location' },
    text: {
      mn: 'Хаяг доор, ажиллах цаг «Холбоо барих» хэсэгт бий. Баярын өдрүүдэд ажиллах цаг өөрчлөгдөж болно.',
      en: 'Our address is below; the opening hours are under Contact. They may change on public holidays.',
    },
    map: {
      mn: 'Улаанбаатар хүрэх зай, замаар. Зургийг хялбарчилсан.',
      en: 'Distances to Ulaanbaatar by road. The map is simplified.',
    },
  },
  faq: {
    heading: { mn: 'Түгээмэл асуулт', en: 'Frequently asked questions' },
    questions: [
      {
        id: 'price',
        question: { mn: 'Үнэ нь хэд вэ?', en: 'What do the cars cost?' },
        answer: {
          mn: 'Үнэ нь хувилбар, тоноглолоос хамаарна. Загвар, өнгө, хүссэн тоноглолоо хэлбэл үнийн санал гаргаж өгнө.',
          en: 'The price depends on the version and the equipment. Tell us the model, the colour and the equipment you want, and we will give you a quote.',
        },
        when: { prices: false },
      },
      {
        id: 'price',
        question: { mn: 'Үнэ нь хэд вэ?', en: 'What do the cars cost?' },
        answer: {
          mn: 'Үнийг загвар бүрийн хуудсанд, харьцуулалтад бичсэн. Хувилбар, тоноглолоос хамаарч өөрчлөгдөх тул хүссэнээ хэлбэл яг таны машины үнийн санал гаргаж өгнө.',
          en: 'Prices are on the page of each model and in the comparison. They depend on the version and the equipment: tell us what you want, and we will give you a quote for your car.',
        },
        when: { prices: true },
      },
      {
        id: 'winter',
        question: { mn: 'Цахилгаан автомашин өвөл хэр хол явах вэ?', en: 'How far does an electric car go in winter?' },
        answer: {
          mn: '2026 оны 1-р сард Норвегид {winter.cars} цахилгаан автомашиныг {winter.coldest} хэм хүртэл хүйтэнд туршжээ. Машинууд WLTP явах зайныхаа дунджаар {winter.mean} хувийг туулсан: хамгийн сайн нь {winter.best}, хамгийн муу нь {winter.worst} хувь. Voyah Free WLTP стандартаар {voyah-free.rangeWltp} км явдаг тул энэ харьцаагаар {voyah-free.coldRange} км болно. Энэ нь бидний тооцоо болохоос энэ загварыг хэмжсэн дүн биш. Хотод богино зайд явахад илүү их цахилгаан зарцуулна.',
          en: 'In January 2026 a Norwegian test drove {winter.cars} electric cars at temperatures down to {winter.coldest} °C. They covered {winter.mean}% of their WLTP range on average; the best managed {winter.best}%, the worst {winter.worst}%. The Voyah Free is rated at {voyah-free.rangeWltp} km (WLTP), so the same proportion gives {voyah-free.coldRange.from} to {voyah-free.coldRange.to} km. That is our calculation, not a measurement of this model. Short trips in town use more.',
        },
      },
      {
        id: 'home-charging',
        question: { mn: 'Гэртээ цэнэглэхэд хэр удах вэ?', en: 'How long does charging at home take?' },
        answer: {
          mn: 'Манай үзүүлэлтийн хуудсанд Voyah Free-г AC 220 В-оор 0–100 % цэнэглэхэд {voyah-free.acChargeFull} цаг гэж заасан. Үүнд {voyah-free.chargerOfDataSheet} кВт-ын цэнэглэгч хэрэгтэй. Бодит хугацаа гэрийн тань шугамаас шалтгаална: бидний тооцоогоор 20–80 % цэнэглэхэд энгийн розеткаар ({charging.socket} кВт) {voyah-free.hoursSocket} цаг, {charging.singlePhase} кВт-аар {voyah-free.hoursSinglePhase} цаг, 380 В-ын гурван фазын {charging.threePhase} кВт-аар {voyah-free.hoursThreePhase} цаг болно. Эхлээд шугамаа цахилгаанчнаар шалгуулаарай.',
          en: 'Our data sheet gives {voyah-free.acChargeFull} hours for 0–100% on AC 220 V in the Voyah Free; that takes a {voyah-free.chargerOfDataSheet} kW charger. At your home it depends on the wiring: by our calculation, 20–80% takes {voyah-free.hoursSocket} hours from an ordinary socket ({charging.socket} kW), {voyah-free.hoursSinglePhase} hours at {charging.singlePhase} kW and {voyah-free.hoursThreePhase} hours at {charging.threePhase} kW, which needs three-phase 380 V. Have an electrician check the wiring first.',
        },
      },
      {
        id: 'cold-charging',
        question: { mn: 'Хүйтэнд хурдан цэнэглэлт удааширдаг уу?', en: 'Is fast charging slower in the cold?' },
        answer: {
          mn: 'Тийм. Айдахогийн үндэсний лабораторийн (АНУ) судалгаагаар цахилгаан автомашин 0 хэмд ижил хугацаанд 25 хэмийнхээс 36 хувиар бага цэнэг авчээ. Тэсгим хүйтэнд гурав дахин хүртэл удаж болно. Voyah Free-г 20–80 % хурдан цэнэглэхэд өвөл заасан {voyah-free.dcCharge} минутаас илүү хугацаа орно.',
          en: 'Yes. In a study by the Idaho National Laboratory, electric cars took in 36% less charge at 0 °C than at 25 °C in the same time. In severe cold it can take up to three times as long. In winter, expect the Voyah Free to take longer than the {voyah-free.dcCharge} minutes given for 20–80%.',
        },
      },
      {
        id: 'cost-of-electricity',
        question: {
          mn: 'Цахилгаанаар 100 км явахад хэдэн төгрөг болох вэ?',
          en: 'What does 100 km on electricity cost?',
        },
        answer: {
          mn: '{tariff.since}-наас айл өрхийн 1 кВт·ц-ийн тариф сард {tariff.firstLimit} кВт·ц хүртэл {tariff.first} ₮, {tariff.secondLimit} кВт·ц хүртэл {tariff.second} ₮, түүнээс дээш {tariff.top} ₮ болсон (МОНЦАМЭ). Voyah Free 100 км-т {voyah-free.consumptionWltp} кВт·ц (WLTP) зарцуулна. Бидний тооцоогоор дээд тарифаар, цэнэглэх үеийн алдагдлыг оруулаад 100 км нь {voyah-free.cost100} ₮, {winter.measured} хэмд {voyah-free.cost100Cold} ₮ болно. Гэр хороололд 2025 оны 11-р сараас шөнийн хөнгөлөлт үйлчилж эхэлсэн.',
          en: 'Since {tariff.since} a household pays {tariff.first} ₮ per kWh up to {tariff.firstLimit} kWh a month, {tariff.second} ₮ up to {tariff.secondLimit} kWh and {tariff.top} ₮ above that (Montsame). The Voyah Free uses {voyah-free.consumptionWltp} kWh per 100 km (WLTP). By our calculation, 100 km costs {voyah-free.cost100} ₮ at the highest rate, charging losses included, and {voyah-free.cost100Cold} ₮ at {winter.measured} °C. Ger districts have had a night discount since November 2025.',
        },
      },
      {
        id: 'socket',
        question: { mn: 'Цэнэглэх залгуур нь GB/T, CCS2-ын аль нь вэ?', en: 'Is the charging socket GB/T or CCS2?' },
        answer: {
          mn: 'Хятадад зориулсан Voyah Free GB/T, Европт зориулсан нь CCS2 залгууртай. Энэ хоёр хоорондоо таарахгүй. Машин тань аль залгууртайг захиалахаас тань өмнө хэлж өгнө. Гэрийн цэнэглэгчээ түүнд тааруулж аваарай.',
          en: 'A Voyah Free made for China has GB/T, one made for Europe has CCS2. The two do not fit each other. Before you order, we will tell you which one your car has; choose your home charger to match.',
        },
      },
      {
        id: 'petrol',
        question: { mn: 'Аль загвар нь бензин хөдөлгүүртэй вэ?', en: 'Which models have petrol engines?' },
        answer: {
          mn: 'Forthing T5 EVO, Forthing Yacht, Aeolus Shine GS гурав {forthing-t5-evo.displacement} литрийн турбо бензин хөдөлгүүртэй. Aeolus Huge хайбрид ба бензин хувилбартай. Voyah Free, Voyah Dreamer хоёр цахилгаан. Хоёулаа Хятадад бензин хөдөлгүүр нэмсэн (EREV) хувилбартай; Free-гийн {voyah-free.rangeErev} км нь тэр хувилбарынх.',
          en: 'The Forthing T5 EVO, the Forthing Yacht and the Aeolus Shine GS have a {forthing-t5-evo.displacement}-litre turbo petrol engine. The Aeolus Huge comes as a hybrid or with a petrol engine. The Voyah Free and the Voyah Dreamer are electric. In China both also come as an EREV, with an added petrol engine; the Free’s {voyah-free.rangeErev} km is the range of that version.',
        },
      },
      {
        id: 'benefits',
        question: {
          mn: 'Цахилгаан автомашинд ямар хөнгөлөлт бий вэ?',
          en: 'What advantages do electric cars have in Mongolia?',
        },
        answer: {
          mn: 'The UB Post сонинд 2023 онд бичсэнээр цахилгаан автомашин ногоон дугаартай, дугаарын хязгаарлалтад хамаарахгүй бөгөөд зам ашигласны төлбөрөөс чөлөөлөгддөг. Журам өөрчлөгдөж болох тул авахаасаа өмнө холбогдох байгууллагаас тодруулаарай.',
          en: 'The UB Post reported in 2023 that electric cars have green plates, are exempt from the plate-number restrictions and pay no road-use fee. Rules change, so check with the authorities before you buy.',
        },
      },
      {
        id: 'colours',
        question: { mn: 'Ямар өнгө сонгож болох вэ?', en: 'Which colours are there?' },
        answer: {
          mn: 'Загвар бүрийг {site.colours.word} өнгөөр үзүүлдэг: {site.colourNames}. Бүх өнгө үргэлж бэлэн байдаггүй; бэлэн бишийг нь захиалж болно.',
          en: 'Each model is shown in {site.colours.word}: {site.colourNames}. Not every colour is always in stock; the others can be ordered.',
        },
      },
      {
        id: 'custom-order',
        question: { mn: 'Custom Order гэж юу вэ?', en: 'What is a custom order?' },
        answer: {
          mn: 'Загвар, өнгөө сонгож, хүсэлтээ бичээд захиалгын хуудас үүсгэнэ. Түүнийг хэвлэх, хуваалцах, и-мэйлээр бидэнд илгээх боломжтой. Сайт өөрөө юу ч илгээдэггүй. Бидэнтэй тохиролцсоны дараа л захиалга болно.',
          en: 'You choose a model and a colour, add your requests and get an order sheet. You can print it, share it or send it to us by e-mail. The site itself sends nothing. It becomes an order only once you have agreed it with us.',
        },
      },
      {
        id: 'test-drive',
        question: { mn: 'Тест драйв хийж болох уу?', en: 'Can I take a test drive?' },
        answer: {
          mn: 'Тест драйвын машин, цаг өдөр бүр өөр байдаг. Сонирхсон загвараа хэлбэл боломжтой цагийг хэлж өгнө.',
          en: 'It depends on the model and the day. Name the model you have in mind, and we will tell you when it is available.',
        },
      },
      {
        id: 'warranty',
        question: { mn: 'Баталгаат хугацаа нь хэд вэ?', en: 'What warranty do the cars have?' },
        answer: {
          mn: 'Машин, батарейн баталгаа загвар, хувилбараас хамаарна. Нийтэлсэн нөхцөлийг загварын хуудасны захиалгын хэсэгт үнийн хажууд бичдэг. Гарын үсэг зурахаасаа өмнө нөхцөл нь гэрээнд бичигдсэн эсэхийг шалгаарай.',
          en: 'The warranty of car and battery depends on the model and the version. Where we have published the terms, they stand beside the price in the order section of the model’s page. Before you sign, check that they are in the contract.',
        },
      },
      {
        id: 'differences',
        question: { mn: 'Яагаад зарим үзүүлэлт хоорондоо зөрдөг вэ?', en: 'Why do some figures differ?' },
        answer: {
          mn: 'Үзүүлэлт нь хувилбар, туршилтын стандартаас хамаарна. Явах зайг Хятадад CLTC, Европт WLTP стандартаар хэмждэг бөгөөд CLTC-гийн үзүүлэлт 30 хувь хүртэл өндөр гардаг. Хувилбар, стандарт нь тодорхой бол үзүүлэлтийн хажууд бичсэн. Эцсийн үзүүлэлтийг машины бичиг баримтаас харна.',
          en: 'They depend on the version and on the test cycle. China measures range by CLTC, Europe by WLTP, and a CLTC range can be up to 30% higher. Where the version or the cycle is known, it stands beside the figure. Your own car’s papers have the last word.',
        },
      },
      {
        id: 'pictures',
        question: { mn: 'Сайт дээрх зургууд жинхэнэ гэрэл зураг уу?', en: 'Are the pictures photographs?' },
        answer: {
          mn: 'Үгүй. Эдгээр нь бидний өөрсдийн 3D загвараар бүтээсэн дүрслэл. Хэлбэр, өнгө, жижиг хэсгүүд нь жинхэнэ машинаас өөр байж болно. Шийдэхээсээ өмнө машиныг шоурүүмд үзээрэй.',
          en: 'No. They are illustrations that we rendered from our own 3D models. Shapes, paints and details may differ from the real car. See the car in the showroom before you decide.',
        },
      },
      {
        id: 'newsletter',
        question: { mn: 'Шинэ мэдээг и-мэйлээр яаж авах вэ?', en: 'How do I sign up for the newsletter?' },
        answer: {
          mn: 'Хуудас бүрийн доод хэсэгт и-мэйл хаягаа бичнэ. Бидэнд илгээхэд бэлэн захиа и-мэйл программд тань нээгдэнэ. Илгээсний дараа бид таныг жагсаалтад нэмнэ.',
          en: 'Enter your e-mail address at the foot of any page. Your mail program then opens with a message to us. Once you have sent it, we add you to the list.',
        },
        when: { newsletterService: false },
      },
      {
        id: 'newsletter',
        question: { mn: 'Шинэ мэдээг и-мэйлээр яаж авах вэ?', en: 'How do I sign up for the newsletter?' },
        answer: {
          mn: 'Хуудас бүрийн доод хэсэгт и-мэйл хаягаа бичээд «Бүртгүүлэх» товчийг дарна. Дараа нь манай мэдээний үйлчилгээний хуудас нээгдэнэ.',
          en: 'Enter your e-mail address at the foot of any page and press Subscribe. The page of our newsletter service then opens.',
        },
        when: { newsletterService: true },
      },
    ],
  },
  accessibility: {
    heading: { mn: 'Хүртээмжийн мэдэгдэл', en: 'Accessibility statement' },
    text: [
      {
        mn: 'Энэ сайтыг WCAG 2.2 стандартын AA түвшинд нийцүүлэхийг зорьсон. Хулганагүй, зөвхөн гарын товчоор, дэлгэц уншигчаар, эсвэл бичгийг 200 % хүртэл томруулаад ашиглаж болно. Төхөөрөмжийнхөө тохиргоонд хөдөлгөөнийг багасгасан бол сайтын хөдөлгөөн зогсоно.',
        en: 'This site is built to meet WCAG 2.2, level AA. It works with a keyboard, with a screen reader and with text at 200%. If your device asks for reduced motion, movement on the site stops.',
      },
      {
        mn: 'JavaScript унтраалттай үед ч бүх текст, зураг, үзүүлэлтийн хүснэгт, цэс, холбоос хэвээр байна. Хайлт, тооцоолуур, захиалгын хуудсанд JavaScript хэрэгтэй.',
        en: 'Without JavaScript you still get every text, picture, specification table, menu and link. Search, the calculators and the order sheet need JavaScript.',
      },
      {
        mn: 'Ашиглахад саад болсон зүйл байвал дээрх утас, и-мэйлээр мэдэгдээрэй. Аль хуудас дээр, ямар төхөөрөмж ашиглаж байснаа бичвэл засахад амар болно.',
        en: 'If something stands in your way, tell us at the phone number or e-mail address above. Name the page and the device you use; that helps us fix it.',
      },
    ],
  },
} satisfies AboutPage;
