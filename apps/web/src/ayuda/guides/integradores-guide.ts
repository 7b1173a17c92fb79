import { diccionarioPaths } from '@marco/diccionario/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { validadorPaths } from '@marco/esquemas/paths';
import { API_DOCS, toOperation } from '../../api-docs/api-docs-address.ts';
import { control, type Guide, link } from './guide.ts';

/** Where the examples are run: the site that shows them. */
const ORIGIN = globalThis.location?.origin ?? '';

export const integradoresGuide: Guide = {
  id: 'integradores',
  title: 'Guía para integradores',
  roles: [],
  summary: 'De la primera consulta a un sistema que sigue los cambios, con ejemplos que se ejecutan.',
  tasks: [
    {
      id: 'primera-consulta',
      title: 'La primera consulta en cinco minutos',
      intro: ['Lo público responde sin clave. Busque un dato del lenguaje común:'],
      code: `curl -G '${ORIGIN}/api-public/diccionario/sugerencias' \\\n  --data-urlencode 'keyword=identificación'`,
      steps: [
        ['Copie el ejemplo y ejecútelo en una terminal.'],
        [
          'Abra la misma operación en ',
          link('la descripción de la API', toOperation('findDiccionarioPublic')),
          ': el ejemplo está también en JavaScript, Python y Java.',
        ],
        ['Escriba otro texto y use ', control('Probar'), ': ve la respuesta de verdad.'],
      ],
      after: [
        'Cada elemento tiene su página en el ',
        link('diccionario', diccionarioPaths.home),
        ', con sus esquemas.',
      ],
      pages: [API_DOCS, diccionarioPaths.home],
    },
    {
      id: 'conectarse',
      title: 'Cómo conectarse a un servicio',
      intro: ['El directorio responde a las personas y a los programas.'],
      code: `curl -G '${ORIGIN}/api-public/directorio' \\\n  --data-urlencode 'texto=pasaporte'`,
      steps: [
        [
          'Busque el servicio en el ',
          link('directorio', directorioPaths.home),
          ' y lea qué pide y qué entrega.',
        ],
        [
          'Descargue su contrato y sus esquemas, y pruebe contra el simulador: da respuestas válidas sin datos de nadie.',
        ],
        ['Compruebe sus mensajes en el ', link('validador', validadorPaths.home), '.'],
        [
          'Su entidad pide el acuerdo de consumo. Con él recibe el contrato reducido: solo los campos que pidió.',
        ],
      ],
      pages: [directorioPaths.home, validadorPaths.home],
    },
    {
      id: 'seguir-cambios',
      title: 'Cómo enterarse de los cambios',
      intro: [
        'Guarde el último número que leyó y pregunte por lo que vino después: no pierde ni repite ninguno.',
      ],
      code: `curl -G '${ORIGIN}/api-public/eventos' \\\n  --data-urlencode 'desde=0'`,
      steps: [
        ['Pregunte una vez por hora; no hace falta más.'],
        ['Una versión obsoleta dice en sus respuestas qué día se retira.'],
        ['Si prefiere un correo, suscríbase en la página del servicio.'],
      ],
      pages: [API_DOCS],
    },
    {
      id: 'errores-y-limites',
      title: 'Qué hacer cuando algo se niega',
      intro: [
        'Un error llega como application/problem+json, con un código que no cambia y un mensaje para personas.',
      ],
      code: `curl -i '${ORIGIN}/api-public/oid/1.2'`,
      steps: [
        ['Decida por el campo code; el mensaje puede cambiar.'],
        ['Con 429 espere los segundos de Retry-After y repita.'],
        ['Con 412 otra persona cambió el registro: consúltelo y vuelva a enviar con su If-Match.'],
        ['Si escribe a soporte, diga el correlationId de la respuesta.'],
      ],
      pages: [API_DOCS],
    },
  ],
};
