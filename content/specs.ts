/**
 * Everything that can be known of a car: its label in every language and, where it has one, its unit (`units.ts`).
 * Staff may change a label. A new row of a specification table starts here; its value stands with the car.
 */
import type { Spec } from './schema.ts';

export const specs = {
  // Dimensions
  seats: { label: { mn: 'Суудлын тоо', en: 'Seats' } },
  seatingLayout: { label: { mn: 'Суудлын байрлал', en: 'Seating layout' } },
  body: { label: { mn: 'Их биеийн төрөл', en: 'Body type' } },
  doors: { label: { mn: 'Хаалганы тоо', en: 'Doors' } },
  length: { label: { mn: 'Урт', en: 'Length' }, unit: 'mm' },
  width: { label: { mn: 'Өргөн', en: 'Width' }, unit: 'mm' },
  height: { label: { mn: 'Өндөр', en: 'Height' }, unit: 'mm' },
  wheelbase: { label: { mn: 'Тэнхлэг хоорондын зай', en: 'Wheelbase' }, unit: 'mm' },
  frontOverhang: { label: { mn: 'Урд тэнхлэгээс урд үзүүр хүртэл', en: 'Front overhang' }, unit: 'mm' },
  rearOverhang: { label: { mn: 'Хойд тэнхлэгээс арын үзүүр хүртэл', en: 'Rear overhang' }, unit: 'mm' },
  groundClearance: { label: { mn: 'Клиренс', en: 'Ground clearance' }, unit: 'mm' },
  kerbWeight: { label: { mn: 'Өөрийн жин', en: 'Kerb weight' }, unit: 'kg' },
  tyres: { label: { mn: 'Дугуйн хэмжээ', en: 'Tyre size' } },
  rims: { label: { mn: 'Обуд', en: 'Wheels' }, unit: 'inch' },
  boot: { label: { mn: 'Тээшний багтаамж', en: 'Boot volume' }, unit: 'L' },

  // Electric drive and charging
  range: { label: { mn: 'Нэг цэнэглэлтээр явах зай', en: 'Range on a full charge' }, unit: 'km', tested: true },
  batteryCapacity: { label: { mn: 'Батарейн багтаамж', en: 'Battery capacity' }, unit: 'kWh' },
  batteryUsable: { label: { mn: 'Батарейн ашигтай багтаамж', en: 'Usable battery capacity' }, unit: 'kWh' },
  batteryType: { label: { mn: 'Батарейн төрөл', en: 'Battery type' } },
  chargingPower: { label: { mn: 'Цэнэглэх чадал', en: 'Charging power' }, unit: 'kW' },
  onboardCharger: { label: { mn: 'Машины AC цэнэглэгч', en: 'Onboard AC charger' }, unit: 'kW' },
  consumption: { label: { mn: 'Эрчим хүчний зарцуулалт', en: 'Energy consumption' }, unit: 'kWh/100 km' },
  chargerTypes: { label: { mn: 'Цэнэглэгчийн төрөл', en: 'Charger types' } },
  dcCharge: { label: { mn: 'Хурдан цэнэглэлт (DC)', en: 'Fast charging (DC)' }, unit: 'min' },
  acCharge: { label: { mn: 'Энгийн цэнэглэлт (AC)', en: 'Normal charging (AC)' }, unit: 'h' },
  acChargeFull: { label: { mn: 'Гэртээ бүрэн цэнэглэх (AC)', en: 'Full charge at home (AC)' }, unit: 'h' },

  // Petrol and hybrid drive
  engine: { label: { mn: 'Хөдөлгүүр', en: 'Engine' } },
  displacement: { label: { mn: 'Хөдөлгүүрийн багтаамж', en: 'Displacement' }, unit: 'L' },
  fuel: { label: { mn: 'Шатахууны төрөл', en: 'Fuel' } },
  fuelConsumption: { label: { mn: 'Шатахуун зарцуулалт', en: 'Fuel consumption' }, unit: 'L/100 km' },
  gearbox: { label: { mn: 'Хурдны хайрцаг', en: 'Gearbox' } },
  gears: { label: { mn: 'Араа', en: 'Gears' } },
  systemPower: { label: { mn: 'Хосолсон системийн чадал', en: 'System power' }, unit: 'hp' },

  // Performance and chassis
  acceleration: { label: { mn: '0–100 км/ц хурдатгал', en: '0–100 km/h' }, unit: 's' },
  topSpeed: { label: { mn: 'Дээд хурд', en: 'Top speed' }, unit: 'km/h' },
  power: { label: { mn: 'Хөдөлгүүрийн чадал', en: 'Engine power' }, unit: 'hp' },
  powerKw: { label: { mn: 'Хөдөлгүүрийн чадал', en: 'Engine power' }, unit: 'kW' },
  torque: { label: { mn: 'Эргүүлэх момент', en: 'Torque' }, unit: 'Nm' },
  torqueFront: { label: { mn: 'Урд моторын эргүүлэх момент', en: 'Front motor torque' }, unit: 'Nm' },
  torqueRear: { label: { mn: 'Хойд моторын эргүүлэх момент', en: 'Rear motor torque' }, unit: 'Nm' },
  torqueSpeed: { label: { mn: 'Эргүүлэх момент бүрэн гарах эргэлт', en: 'Engine speed at full torque' }, unit: 'rpm' },
  powerSpeed: { label: { mn: 'Чадал бүрэн гарах эргэлт', en: 'Engine speed at full power' }, unit: 'rpm' },
  motors: { label: { mn: 'Цахилгаан мотор', en: 'Electric motors' } },
  drive: { label: { mn: 'Хөтлөгч', en: 'Drive' } },
  suspension: { label: { mn: 'Дүүжин', en: 'Suspension' } },
  turningDiameter: { label: { mn: 'Эргэлтийн диаметр', en: 'Turning diameter' }, unit: 'm' },
  turningRadius: { label: { mn: 'Эргэлтийн радиус', en: 'Turning radius' }, unit: 'm' },
  rearShockAbsorber: { label: { mn: 'Арын амортизатор', en: 'Rear shock absorber' }, unit: 'mm' },
  drivingModes: { label: { mn: 'Жолоодлогын горим', en: 'Driving modes' } },
  platform: { label: { mn: 'Платформ', en: 'Platform' } },

  // Cabin and names
  towing: { label: { mn: 'Тоормостой чиргүүлийн жин', en: 'Braked towing capacity' }, unit: 'kg' },
  highStrengthSteel: {
    label: { mn: 'Их бие дэх өндөр бат бэх ган', en: 'High-strength steel in the body' },
    unit: '%',
  },
  screenSize: { label: { mn: 'Дэлгэцийн хэмжээ', en: 'Display size' }, unit: 'inch' },
  screensWidth: { label: { mn: 'Дэлгэцүүдийн нийт өргөн', en: 'Total width of the displays' }, unit: 'm' },
  speakers: { label: { mn: 'Чанга яригчийн тоо', en: 'Speakers' } },
  screens: { label: { mn: 'Дэлгэц', en: 'Displays' } },
  equipment: { label: { mn: 'Тоноглол', en: 'Equipment' } },
  otherNames: { label: { mn: 'Бусад нэр', en: 'Also known as' } },
} satisfies Record<string, Spec>;
