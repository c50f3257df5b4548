/**
 * Writes `src/cities-co.ts`: the municipalities of Colombia with their DIVIPOLA codes.
 *
 * Run it with Node 24 from the repository's root:
 * `node packages/reference-data/scripts/build-cities-co.ts && npx biome format --write packages/reference-data`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regions } from '../src/regions.ts';
import { npmPackage } from './npm-package.ts';
import { writePlaces } from './place-file.ts';

const source = { name: 'colombia-cities', version: '1.0.0', copyright: '2025 juanvidev1' };
const folder = npmPackage(
  source.name,
  source.version,
  'sha512-voxAT/Nq+cQwRaMkOvHlY74WcczieAIsmm/6amCBTjJZTE/d/PLJkvFahuy8nLDVwZBV/qN2scuWQtDo3ieVPQ==',
);

interface Department {
  codigo: string;
  municipios: { codigo: string; nombre: string }[];
}

/** Codes that are no municipalities: one was renumbered to 27493, the other joined Barranco Minas. */
const gone = new Set(['27086', '94663']);

/** Municipalities that the package lacks, and names it gives short, misspelt or without accents. */
const corrections: Readonly<Record<string, string>> = {
  '05030': 'Amagá',
  '05036': 'Angelópolis',
  '05042': 'Santa Fé de Antioquia',
  '05044': 'Anzá',
  '05148': 'El Carmen de Viboral',
  '05237': 'Donmatías',
  '05264': 'Entrerríos',
  '05321': 'Guatapé',
  '05360': 'Itagüí',
  '05480': 'Mutatá',
  '05579': 'Puerto Berrío',
  '05647': 'San Andrés de Cuerquía',
  '05658': 'San José de La Montaña',
  '05659': 'San Juan de Urabá',
  '05664': 'San Pedro de Los Milagros',
  '05665': 'San Pedro de Urabá',
  '05674': 'San Vicente Ferrer',
  '05679': 'Santa Bárbara',
  '05697': 'El Santuario',
  '05756': 'Sonsón',
  '05761': 'Sopetrán',
  '05856': 'Valparaíso',
  '08436': 'Manatí',
  '08606': 'Repelón',
  '08675': 'Santa Lucía',
  '08685': 'Santo Tomás',
  '08832': 'Tubará',
  '08849': 'Usiacurí',
  '11001': 'Bogotá, D.C.',
  '13001': 'Cartagena de Indias',
  '13244': 'El Carmen de Bolívar',
  '13268': 'El Peñón',
  '13490': 'Norosí',
  '13620': 'San Cristóbal',
  '13667': 'San Martín de Loba',
  '13683': 'Santa Rosa',
  '13838': 'Turbaná',
  '15296': 'Gámeza',
  '15332': 'Güicán de La Sierra',
  '15681': 'San Pablo de Borbur',
  '15693': 'Santa Rosa de Viterbo',
  '15842': 'Úmbita',
  '17174': 'Chinchiná',
  '17873': 'Villamaría',
  '18094': 'Belén de Los Andaquíes',
  '18205': 'Curillo',
  '18256': 'El Paujíl',
  '18460': 'Milán',
  '18610': 'San José del Fragua',
  '18860': 'Valparaíso',
  '19300': 'Guachené',
  '19318': 'Guapí',
  '19364': 'Jambaló',
  '19418': 'López de Micay',
  '19517': 'Páez',
  '19532': 'Patía',
  '19548': 'Piendamó - Tunía',
  '19585': 'Puracé',
  '19693': 'San Sebastián',
  '19780': 'Suárez',
  '19807': 'Timbío',
  '19809': 'Timbiquí',
  '19821': 'Toribío',
  '19824': 'Totoró',
  '20178': 'Chiriguaná',
  '20443': 'Manaure Balcón del Cesar',
  '23586': 'Purísima de La Concepción',
  '23670': 'San Andrés de Sotavento',
  '23682': 'San José de Uré',
  '23815': 'Tuchín',
  '25151': 'Cáqueza',
  '25279': 'Fómeque',
  '25293': 'Gachalá',
  '25297': 'Gachetá',
  '25328': 'Guayabal de Síquima',
  '25426': 'Machetá',
  '25486': 'Nemocón',
  '25580': 'Pulí',
  '25645': 'San Antonio del Tequendama',
  '25662': 'San Juan de Rioseco',
  '25823': 'Topaipí',
  '25843': 'Villa de San Diego de Ubaté',
  '25871': 'Villagómez',
  '25898': 'Zipacón',
  '27099': 'Bojayá',
  '27135': 'El Cantón del San Pablo',
  '27150': 'Carmen del Darién',
  '27160': 'Cértegui',
  '27361': 'Istmina',
  '27493': 'Nuevo Belén de Bajirá',
  '27580': 'Río Iró',
  '27600': 'Río Quito',
  '27810': 'Unión Panamericana',
  '41357': 'Íquira',
  '44098': 'Distracción',
  '47161': 'Cerro de San Antonio',
  '47170': 'Chivolo',
  '47258': 'El Piñón',
  '47268': 'El Retén',
  '47288': 'Fundación',
  '47570': 'Puebloviejo',
  '47660': 'Sabanas de San Ángel',
  '47692': 'San Sebastián de Buenavista',
  '47703': 'San Zenón',
  '47720': 'Santa Bárbara de Pinto',
  '47960': 'Zapayán',
  '50006': 'Acacías',
  '50110': 'Barranca de Upía',
  '50223': 'Cubarral',
  '50325': 'Mapiripán',
  '50370': 'Uribe',
  '50573': 'Puerto López',
  '50680': 'San Carlos de Guaroa',
  '50711': 'Vistahermosa',
  '52019': 'Albán',
  '52036': 'Ancuyá',
  '52083': 'Belén',
  '52203': 'Colón',
  '52207': 'Consacá',
  '52224': 'Cuaspúd',
  '52240': 'Chachagüí',
  '52258': 'El Tablón de Gómez',
  '52323': 'Gualmatán',
  '52354': 'Imués',
  '52399': 'La Unión',
  '52427': 'Magüí',
  '52621': 'Roberto Payán',
  '52696': 'Santa Bárbara',
  '52699': 'Santacruz',
  '52835': 'San Andrés de Tumaco',
  '52838': 'Túquerres',
  '54001': 'San José de Cúcuta',
  '54003': 'Ábrego',
  '54128': 'Cáchira',
  '63130': 'Calarcá',
  '63302': 'Génova',
  '63470': 'Montenegro',
  '66594': 'Quinchía',
  '68298': 'Gámbita',
  '68327': 'Güepsa',
  '68406': 'Lebrija',
  '68780': 'Suratá',
  '70204': 'Colosó',
  '70702': 'San Juan de Betulia',
  '70742': 'San Luis de Sincé',
  '73001': 'Ibagué',
  '73408': 'Lérida',
  '73411': 'Líbano',
  '73443': 'San Sebastián de Mariquita',
  '76020': 'Alcalá',
  '76111': 'Guadalajara de Buga',
  '76616': 'Riofrío',
  '86568': 'Puerto Asís',
  '86571': 'Puerto Guzmán',
  '86573': 'Puerto Leguízamo',
  '86885': 'Villagarzón',
  '85015': 'Chámeza',
  '88564': 'Providencia',
  '91460': 'Mirití - Paraná',
  '91530': 'Puerto Alegría',
  '94343': 'Barranco Minas',
  '97161': 'Carurú',
};

/** DANE writes these words small inside a name; the package capitalises every word. */
const name = (text: string): string =>
  text.replace(/ (De|Del|Y)(?= )/g, (word) => word.toLowerCase());

const { departamentos } = JSON.parse(
  readFileSync(join(folder, 'colombia_completa.json'), 'utf8'),
) as { departamentos: Department[] };

const names = new Map(
  departamentos
    .flatMap(({ municipios }) => municipios)
    .filter(({ codigo }) => !gone.has(codigo))
    .map(({ codigo, nombre }) => [codigo, name(nombre)]),
);
for (const [code, corrected] of Object.entries(corrections)) names.set(code, corrected);

const places = new Map(
  regions
    .filter(({ parent }) => parent === 'CO')
    .map(({ value, externalId = '' }) => [
      value,
      [...names]
        .filter(([code]) => code.startsWith(externalId))
        .map(([code, label]) => [`CO-${code}`, label] as const),
    ]),
);
writePlaces('CO', 'build-cities-co.ts', source, places);
