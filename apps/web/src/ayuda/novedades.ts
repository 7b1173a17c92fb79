import { acuerdosPaths } from '@marco/acuerdos/paths';
import { certificadosPaths } from '@marco/certificados/paths';
import { conformidadPaths } from '@marco/conformidad/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { ayudaPaths } from '@marco/parametros/paths';
import { tramitesPaths } from '@marco/tramites/paths';
import { API_DOCS } from '../api-docs/api-docs-address.ts';
import { link, type Sentence } from './guides/guide.ts';

/** What people notice of a version; the whole list for those who run the product is `CHANGELOG.md`. */
interface Release {
  readonly version: string;
  readonly parts: readonly { readonly title: string; readonly changes: readonly Sentence[] }[];
}

/** The newest first. */
export const RELEASES: readonly Release[] = [
  {
    version: '2.8.12',
    parts: [
      {
        title: 'Ayuda',
        changes: [
          [
            'Hay una ',
            link('guía por rol', ayudaPaths.home),
            ' con las tareas más frecuentes, y cada página lleva a la suya.',
          ],
          [
            'Los términos difíciles se explican donde están, y todos juntos en el ',
            link('glosario', ayudaPaths.glosario),
            '.',
          ],
          [
            'La ',
            link('descripción de la API', API_DOCS),
            ' muestra una operación a la vez, con búsqueda, ejemplos y un formulario para probarla.',
          ],
        ],
      },
      {
        title: 'Mesas de interoperabilidad',
        changes: [
          [
            'Cada ',
            link('mesa', mesasPaths.home),
            ' tiene un espacio de trabajo: la próxima reunión, los compromisos, los servicios, el calendario y lo que ha pasado.',
          ],
          ['Quien está invitado a una reunión puede confirmar su asistencia.'],
        ],
      },
      {
        title: 'Servicios y niveles',
        changes: [
          [
            'El ',
            link('directorio de servicios', directorioPaths.home),
            ' busca por palabras y por los datos que usted tiene y necesita.',
          ],
          ['Las solicitudes de los tres niveles tienen reloj, conversación y un historial completo.'],
          [
            'El ',
            link('banco de conformidad', conformidadPaths.banco),
            ' compara un contrato con lo que se definió y dice cada diferencia.',
          ],
          [
            'Los certificados se ',
            link('comprueban con su código o con el archivo', certificadosPaths.verificar),
            ', también sin conexión.',
          ],
        ],
      },
      {
        title: 'Entre entidades',
        changes: [
          ['Los acuerdos de consumo dicen qué campos se usan, para qué y cuántas veces al día.'],
          [
            'Un desacuerdo se media en una mesa y queda como ',
            link('precedente', acuerdosPaths.precedentes),
            ' que cualquiera consulta.',
          ],
          [
            'Las ',
            link('mesas', mesasPaths.home),
            ' tienen orden del día, compromisos con vencimiento y actas que se sellan.',
          ],
        ],
      },
      {
        title: 'Para la ciudadanía',
        changes: [
          [
            'El ',
            link('mapa de solo una vez', tramitesPaths.mapa),
            ' muestra qué papeles se piden aunque el Estado ya tiene el dato.',
          ],
          ['Cada ', link('trámite', tramitesPaths.home), ' dice qué pide y de dónde podría salir.'],
        ],
      },
    ],
  },
];
