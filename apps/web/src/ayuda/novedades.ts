import { accesoPaths } from '@marco/acceso/paths';
import { acuerdosPaths } from '@marco/acuerdos/paths';
import { certificadosPaths } from '@marco/certificados/paths';
import { conformidadPaths } from '@marco/conformidad/paths';
import { diccionarioPaths } from '@marco/diccionario/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { mesasPrivatePaths } from '@marco/mesas/private-paths';
import { ontologiaPaths } from '@marco/ontologia/paths';
import { ayudaPaths } from '@marco/parametros/paths';
import { reportesPaths } from '@marco/reportes/paths';
import { tramitesPaths } from '@marco/tramites/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
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
        title: 'Reportes',
        changes: [
          [
            'Los ',
            link('reportes', reportesPaths.home),
            ' y cuarenta indicadores dicen de dónde sale cada cifra: al pulsarla se abren los registros que la forman.',
          ],
          [
            'En el ',
            link('explorador', reportesPaths.explorador),
            ' usted cruza los datos y guarda lo que mira; en sus ',
            link('tableros', reportesPaths.tableros),
            ' reúne las cifras de cada día.',
          ],
        ],
      },
      {
        title: 'Compromisos',
        changes: [
          [
            'El ',
            link('tablero de compromisos', mesasPrivatePaths.compromisos),
            ' los muestra por vencimiento o en un calendario con festivos; en él se cumplen y se prorrogan.',
          ],
          ['Con «Suscribir», su calendario muestra sus reuniones y vencimientos y se mantiene al día.'],
        ],
      },
      {
        title: 'Reuniones',
        changes: [
          ['Una línea de las notas que empieza con «Decisión:» o «Compromiso:» se agrega con Ctrl + Enter.'],
          ['Al finalizar la reunión el acta se propone con lo escrito, y dice qué conviene revisar.'],
        ],
      },
      {
        title: 'Mesas',
        changes: [
          [
            'Quienes participan en una mesa conversan en su página y se mencionan con una @: la persona recibe el aviso.',
          ],
        ],
      },
      {
        title: 'Búsqueda',
        changes: [
          [
            'Una sola ',
            link('búsqueda', usuariosPaths.buscar),
            ' encuentra servicios, solicitudes, elementos, mesas y todo lo que usted puede leer. Se abre con Ctrl K desde cualquier página.',
          ],
        ],
      },
      {
        title: 'Lenguaje común',
        changes: [
          [
            'Cada elemento del ',
            link('diccionario', diccionarioPaths.home),
            ' es una sola página, con sus reglas en palabras, quién lo usa y cómo citarlo; puede probar un valor en ella.',
          ],
          [
            'El ',
            link('grafo de la ontología', ontologiaPaths.grafo),
            ' se abre en el término con más relaciones, y usted elige qué muestra.',
          ],
        ],
      },
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
        title: 'Administración',
        changes: [
          [
            'Los parámetros se ven y se guardan por grupos, con lo que hace cada cambio, su historial y una segunda persona para los sensibles.',
          ],
          ['Un archivo firmado los lleva a otra instalación: primero muestra las diferencias.'],
          ['Varios elementos aprobados se incorporan a la vez, cada uno con su resultado.'],
          ['En ', link('Mi perfil', accesoPaths.profile), ' cada persona corrige su cargo y su teléfono.'],
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
            'Varias solicitudes se asignan, se reparten por carga o se certifican a la vez, cada una con su resultado.',
          ],
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
