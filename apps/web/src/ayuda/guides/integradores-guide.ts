import { diccionarioPaths } from '@marco/diccionario/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { validadorPaths } from '@marco/esquemas/paths';
import { API_DOCS, toOperation } from '../../api-docs/api-docs-address.ts';
import { control, type Guide, link, publicCall } from './guide.ts';

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
      call: publicCall('/diccionario/sugerencias', ['keyword', 'identificación']),
      steps: [
        ['Elija su lenguaje, copie el ejemplo y ejecútelo: no necesita instalar nada más que el lenguaje.'],
        [
          'Abra la misma operación en ',
          link('la descripción de la API', toOperation('findDiccionarioPublic')),
          ': dice qué parámetros recibe y qué responde.',
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
      call: publicCall('/directorio', ['texto', 'pasaporte']),
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
      call: publicCall('/eventos', ['desde', '0']),
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
      call: publicCall('/oid/1.2'),
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
