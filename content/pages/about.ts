/**
 * The about page: story, vision, statistics, showroom, office, contact, location, questions, accessibility.
 * Staff may change every text. Address, hours, phone and e-mail come from `content/dealer.ts`.
 *
 * The three statistics have fixed values. Their labels count what this site holds, which anybody can check; put what your
 * company counts in their place once you can prove it.
 * Figures in the answers have these sources:
 * - winter range: int.auto.pub (El Prix, January 2026); 270–355 km is 54–71 % of the 500 km (WLTP) of the Voyah Free
 * - electricity: montsame.mn/en/read/356054; night discount: centralasia.media, 3 November 2025
 * - charging times, tenge of the socket: 60 kWh into the battery plus the losses that ADAC measured (8–15 %)
 * - charging in the cold: Idaho National Laboratory; CLTC against WLTP: naslovi.net, 19 February 2026
 * - sockets: evkx.net (Voyah Free); green plates: theubposts.com, 2023
 */
import type { AboutPage } from '../schema.ts';

export const about = {
  title: { mn: 'Бидний тухай', en: 'About us' },
  description: {
    mn: 'Voyah, Forthing, Aeolus шоурүм: бид хэн бэ, хаана байрладаг вэ, мөн өвөл, цэнэглэлт, захиалгын тухай түгээмэл асуулт.',
    en: 'The Voyah, Forthing and Aeolus showroom: who we are, where to find us, and answers about winter, charging and orders.',
  },
  heading: { mn: 'Бидний тухай', en: 'About us' },
  lead: {
    mn: 'Гурван брэнд, зургаан загвар, нэг шоурүм. Машины үзүүлэлт бүрийг эх сурвалжтай нь бичиж, эх сурвалжгүй тоог орхидог.',
    en: 'Three brands, six models, one showroom. Every figure about a car is given with its source. Where we found none, we leave the figure out.',
  },
  story: {
    heading: { mn: 'Our Story', en: 'Our Story' },
    text: [
      {
        mn: 'Бид гурван брэндийн автомашиныг Монголд импортолж, танилцуулдаг: Voyah, Forthing, Aeolus. Гурвуулаа Хятадын Ухань хотод төвтэй Dongfeng Motor компанийн брэнд.',
        en: 'We import and present cars of Voyah, Forthing and Aeolus in Mongolia. All three are brands of Dongfeng Motor, based in Wuhan, China.',
      },
      {
        mn: 'Өвлийн шөнө −25 хэм, Улаанбаатарын түгжрэл, амралтын өдрийн шороон зам. Эндхийн машин энэ бүхнийг даах ёстой. Тиймээс бид зөвлөхдөө өвөл, зам, цэнэглэлтээс эхэлдэг.',
        en: 'Winter nights at −25 °C, Ulaanbaatar traffic, a dirt road at the weekend: a car here meets all of them. So when we advise, we begin with winter, roads and charging.',
      },
    ],
  },
  vision: {
    heading: { mn: 'Our vision', en: 'Our vision' },
    text: [
      {
        mn: 'Шинэ машин сонгох ажил ойлгомжтой байх ёстой. Тоо нь ямар хувилбар, ямар туршилтынх болохыг бид хэлдэг.',
        en: 'Choosing a new car should be straightforward. We say which variant and which test cycle a figure belongs to.',
      },
      {
        mn: 'Хүйтэнд цахилгаан автомашины явах зай багасдгийг нуухгүй. Өдөр тутмын зам, цэнэглэх газарт тань аль загвар тохирохыг хамт бодъё.',
        en: 'We do not hide that cold shortens the range of an electric car. Let us work out together which model suits your daily road and the place where you charge.',
      },
    ],
  },
  statistics: [
    {
      value: '200+',
      label: { mn: 'энэ сайт дахь зураг', en: 'pictures on this site' },
    },
    {
      value: '100+',
      label: { mn: 'эх сурвалжтай үзүүлэлт', en: 'figures with a named source' },
    },
    { value: '20+', label: { mn: 'нийтлэгдсэн эх сурвалж', en: 'published sources' } },
  ],
  showroom: {
    heading: { mn: 'Showroom', en: 'Showroom' },
    text: {
      mn: 'Машиныг ойроос үзэж, суудалд нь сууж, өнгийг нь өдрийн гэрэлд харьцуулаарай. Ирэхээсээ өмнө лавлавал сонирхсон загвар тань шоурүмд байгаа эсэхийг хэлж өгнө.',
      en: 'See a car up close, sit in it, compare the paints in daylight. Call before you come and we will tell you whether the model you would like to see is here.',
    },
  },
  office: {
    heading: { mn: 'Office', en: 'Office' },
    text: {
      mn: 'Захиалга, гэрээ, машин хүлээлгэн өгөх ажлыг оффис хариуцна. Асуултаа утсаар эсвэл и-мэйлээр тавьж болно. Заавал ирэх шаардлагагүй.',
      en: 'The office looks after orders, contracts and the handover of cars. You can ask by phone or e-mail; there is no need to come in person.',
    },
  },
  contact: {
    heading: { mn: 'Холбоо барих', en: 'Contact' },
    text: {
      mn: 'Залгаж, бичиж эсвэл шоурүмд ирж асуугаарай. Загвар, өнгөө хамт хэлбэл бид тодорхой хариулна.',
      en: 'Call, write or come by. If you name the model and the colour, our answer can be exact.',
    },
  },
  location: {
    heading: { mn: 'Байршил', en: 'Location' },
    text: {
      mn: 'Хаяг доор, ажиллах цаг дээрх Холбоо барих хэсэгт бий. Баярын өдрүүдэд цаг өөрчлөгдөж болох тул урьдчилан лавлаарай.',
      en: 'Our address is below, the opening hours are under Contact. Public holidays may change the hours, so please call first.',
    },
  },
  faq: {
    heading: { mn: 'Түгээмэл асуулт', en: 'Frequently asked questions' },
    questions: [
      {
        question: { mn: 'Цахилгаан автомашин өвөл хэр хол явах вэ?', en: 'How far does an electric car go in winter?' },
        answer: {
          mn: '2026 оны 1-р сард Норвегид 24 цахилгаан автомашиныг −32 хэм хүртэл хүйтэнд туршжээ. Машинууд WLTP явах зайныхаа дунджаар 62 хувийг туулсан: хамгийн сайн нь 71, хамгийн муу нь 54 хувь. Voyah Free WLTP стандартаар 500 км явдаг тул энэ харьцаагаар 270–355 км болно. Энэ нь бидний тооцоо болохоос энэ загварыг хэмжсэн дүн биш. Хотод богино зайд явахад илүү их цахилгаан зарцуулна.',
          en: 'In January 2026 a Norwegian test drove 24 electric cars at temperatures down to −32 °C. They covered 62% of their WLTP range on average, the best 71%, the worst 54%. The Voyah Free has 500 km (WLTP), so the same share gives 270 to 355 km. That is our calculation, not a measurement of this model. Short trips in town use more.',
        },
      },
      {
        question: { mn: 'Гэртээ цэнэглэхэд хэр удах вэ?', en: 'How long does charging at home take?' },
        answer: {
          mn: 'Импортлогчийн мэдээллээр Voyah Free-г AC 220 В-оор 0–100 % цэнэглэхэд 12 цаг болно. Бодит хугацаа гэрийн тань шугамаас шалтгаална. Бидний тооцоогоор 20–80 % цэнэглэхэд энгийн розеткаас (2.3 кВт) 31 цаг, 7 кВт-аар 9.5 цаг, 380 В-ын гурван фазын 11 кВт-аар 6 цаг орчим хэрэгтэй. Эхлээд шугамаа цахилгаанчнаар шалгуулаарай.',
          en: 'For the Voyah Free, the importer gives 12 hours for 0–100% on AC 220 V. At your home it depends on the line. By our calculation, 20–80% takes about 31 hours from an ordinary socket (2.3 kW), 9.5 hours at 7 kW and 6 hours at 11 kW, which needs three-phase 380 V. Have an electrician check the line first.',
        },
      },
      {
        question: { mn: 'Хүйтэнд хурдан цэнэглэлт удааширдаг уу?', en: 'Is fast charging slower in the cold?' },
        answer: {
          mn: 'Тийм. Айдахогийн үндэсний лабораторийн судалгаагаар цахилгаан автомашин 0 хэмд ижил хугацаанд 25 хэмийнхээс 36 хувиар бага цэнэг авчээ. Тэсгим хүйтэнд гурав дахин удаж ч болно. Voyah Free-г 20–80 % хурдан цэнэглэхэд заасан 45 минут өвөл уртасна.',
          en: 'Yes. In a study by the Idaho National Laboratory, electric cars took in 36% less charge at 0 °C than at 25 °C in the same time. In severe cold it can take up to three times as long. The 45 minutes given for 20–80% in the Voyah Free will be longer in winter.',
        },
      },
      {
        question: {
          mn: 'Цахилгаанаар 100 км явахад хэдэн төгрөг болох вэ?',
          en: 'What does 100 km on electricity cost?',
        },
        answer: {
          mn: '2024 оны 11-р сарын 15-наас айл өрхийн 1 кВт·ц-ийн тариф сард 150 кВт·ц хүртэл 175 ₮, 300 кВт·ц хүртэл 256 ₮, түүнээс дээш 285 ₮ болсон (МОНЦАМЭ). Voyah Free 100 км-т 20 кВт·ц (WLTP) зарцуулдаг тул дээд тарифаар, цэнэглэлтийн алдагдалгүйгээр 5,700 ₮ орчим, −31 хэмд бидний тооцоогоор 9,200 ₮ орчим болно. Гэр хороололд 2025 оны 11-р сараас шөнийн хөнгөлөлт үйлчилж эхэлсэн.',
          en: 'Since 15 November 2024 a household pays 175 ₮ per kWh up to 150 kWh a month, 256 ₮ up to 300 kWh and 285 ₮ above that (Montsame). The Voyah Free uses 20 kWh per 100 km (WLTP), so 100 km costs about 5,700 ₮ at the highest rate (without charging losses) and, by our calculation, about 9,200 ₮ at −31 °C. Ger districts have had a night discount since November 2025.',
        },
      },
      {
        question: { mn: 'Цэнэглэх залгуур нь GB/T юу, CCS2 юу?', en: 'Is the charging socket GB/T or CCS2?' },
        answer: {
          mn: 'Хятадад зориулсан Voyah Free GB/T, Европт зориулсан нь CCS2 залгууртай. Энэ хоёр хоорондоо таарахгүй. Гэрийн цэнэглэгч авахаасаа өмнө машин тань аль залгууртайг биднээс тодруулаарай.',
          en: 'A Voyah Free made for China has GB/T, one made for Europe has CCS2. The two do not fit each other. Before you buy a charger for your home, ask us which socket your car has.',
        },
      },
      {
        question: { mn: 'Аль загвар нь бензин хөдөлгүүртэй вэ?', en: 'Which models have a petrol engine?' },
        answer: {
          mn: 'Forthing T5 EVO, Forthing Yacht, Aeolus Shine GS гурав 1.5 литрийн турбо бензин хөдөлгүүртэй. Aeolus Huge хайбрид ба бензин хувилбартай. Voyah Free, Voyah Dreamer хоёр бүрэн цахилгаан.',
          en: 'The Forthing T5 EVO, the Forthing Yacht and the Aeolus Shine GS have a 1.5-litre turbo petrol engine. The Aeolus Huge is made as a hybrid and with a petrol engine. The Voyah Free and the Voyah Dreamer are electric.',
        },
      },
      {
        question: {
          mn: 'Цахилгаан автомашинд ямар хөнгөлөлт бий вэ?',
          en: 'What advantages do electric cars have in Mongolia?',
        },
        answer: {
          mn: 'The UB Post сонинд 2023 онд бичсэнээр цахилгаан автомашин ногоон дугаартай, дугаарын хязгаарлалтад хамаарахгүй бөгөөд зам ашигласны төлбөрөөс чөлөөлөгддөг. Журам өөрчлөгдөж болох тул авахаасаа өмнө холбогдох газраас лавлаарай.',
          en: 'The UB Post reported in 2023 that electric cars have green plates, are free from the plate-number limits and pay no road-use fee. Rules change, so check with the authorities before you buy.',
        },
      },
      {
        question: { mn: 'Ямар өнгө сонгож болох вэ?', en: 'Which colours are there?' },
        answer: {
          mn: 'Загвар бүрийг зургаан өнгөөр үзүүлдэг: Snow White, Cloud Blue, Cloud Gray, Dark Green, Sky Blue, Star Night. Аль нь бэлэн байгааг шоурүмээс асуугаарай.',
          en: 'Each model is shown in six: Snow White, Cloud Blue, Cloud Gray, Dark Green, Sky Blue and Star Night. Ask the showroom which of them are in stock.',
        },
      },
      {
        question: { mn: 'Custom Order гэж юу вэ?', en: 'What is a custom order?' },
        answer: {
          mn: 'Загвар, өнгөө сонгож, хүслээ бичээд захиалгын хуудас үүсгэнэ. Түүнийг хэвлэх, хуваалцах, и-мэйлээр бидэнд илгээх боломжтой. Сайт өөрөө юу ч илгээдэггүй. Бидэнтэй тохиролцсоны дараа л захиалга болно.',
          en: 'You choose a model and a colour, add your wishes and get an order sheet. You can print it, share it or send it to us by e-mail. The site itself sends nothing. It becomes an order only once you have agreed it with us.',
        },
      },
      {
        question: { mn: 'Тест драйв хийж болох уу?', en: 'Can I take a test drive?' },
        answer: {
          mn: 'Унаж үзэх машин, цаг нь өөрчлөгддөг. Сонирхсон загвараа хэлж залгах юм уу бичвэл болох цагийг нь хэлж өгнө.',
          en: 'Which cars can be driven, and when, varies. Call or write with the model you have in mind and we will tell you what is possible.',
        },
      },
      {
        question: { mn: 'Үнэ нь хэд вэ?', en: 'What do the cars cost?' },
        answer: {
          mn: 'Энэ сайтад үнэ байршуулаагүй. Загвар, өнгө, хүссэн тоноглолоо хэлбэл шоурүмээс үнийн санал авах боломжтой.',
          en: 'This site shows no prices. Tell the showroom the model, the colour and the equipment you want and ask for an offer.',
        },
      },
      {
        question: { mn: 'Яагаад зарим тоо хоорондоо зөрдөг вэ?', en: 'Why do some figures differ?' },
        answer: {
          mn: 'Үзүүлэлт нь хувилбар, туршилтын стандартаас хамаарна. Явах зайг Хятадад CLTC, Европт WLTP стандартаар хэмждэг бөгөөд CLTC-ийн тоо 30 хувь хүртэл өндөр гардаг. Хувилбар, стандарт нь тодорхой бол тооны хажууд бичсэн. Эцсийн тоог машины бичиг баримтаас харна.',
          en: 'They depend on the variant and on the test cycle. China measures range by CLTC, Europe by WLTP, and a CLTC range can be up to 30% higher. Where the variant or the cycle is known, it stands beside the figure. The papers of your own car have the last word.',
        },
      },
      {
        question: { mn: 'Сайт дээрх зургууд гэрэл зураг уу?', en: 'Are the pictures photographs?' },
        answer: {
          mn: 'Үгүй. Эдгээр нь бидний өөрсдийн 3D загвараар бүтээсэн дүрслэл. Хэлбэр, өнгө, жижиг хэсгүүд нь жинхэнэ машинаас өөр байж болно. Шийдэхээсээ өмнө машиныг шоурүмд үзээрэй.',
          en: 'No. They are illustrations, rendered by us from our own 3D models. Shapes, paints and details can differ from the real car. See the car in the showroom before you decide.',
        },
      },
      {
        question: { mn: 'Шинэ мэдээг и-мэйлээр яаж авах вэ?', en: 'How do I get the newsletter?' },
        answer: {
          mn: 'Хуудас бүрийн доод хэсэгт и-мэйл хаягаа бичнэ. Бидэнд илгээхэд бэлэн захиа и-мэйл программд тань нээгдэнэ. Илгээсний дараа бид таныг жагсаалтад нэмнэ.',
          en: 'Enter your e-mail address at the foot of any page. Your mail program then opens with a message to us. Once you have sent it, we add you to the list.',
        },
      },
    ],
  },
  accessibility: {
    heading: { mn: 'Хүртээмжийн мэдэгдэл', en: 'Accessibility statement' },
    text: [
      {
        mn: 'Энэ сайтыг WCAG 2.2 стандартын AA түвшинд нийцүүлэхийг зорьсон. Хулганагүй, зөвхөн гарын товчоор, дэлгэц уншигчаар, эсвэл бичгийг 200 % хүртэл томруулаад ашиглаж болно. Төхөөрөмж дээрээ хөдөлгөөнийг багасгасан бол сайтын хөдөлгөөн зогсоно.',
        en: 'This site is built to meet WCAG 2.2, level AA. It works with a keyboard, with a screen reader and with text at 200%. If your device asks for reduced motion, movement on the site stops.',
      },
      {
        mn: 'JavaScript унтраалттай үед ч бүх текст, зураг, үзүүлэлтийн хүснэгт, цэс, холбоос байна. Хайлт, тооцоолуур, захиалгын хуудсанд JavaScript хэрэгтэй.',
        en: 'Without JavaScript you still get every text, picture, specification table, menu and link. Search, the calculators and the order sheet need JavaScript.',
      },
      {
        mn: 'Ашиглахад саад болсон зүйл байвал дээрх утас, и-мэйлээр мэдэгдээрэй. Аль хуудас дээр, ямар төхөөрөмж ашиглаж байснаа бичвэл засахад амар болно.',
        en: 'If something stands in your way, tell us by the phone number or e-mail address above. Name the page and the device you use; it helps us to fix it.',
      },
    ],
  },
} satisfies AboutPage;
