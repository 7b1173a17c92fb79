import { acuerdosPaths } from '@marco/acuerdos/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { VERSIONES_SERVICIOS } from '@marco/servicios/paths';
import { solicitudesPaths } from '@marco/solicitudes/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import { control, type Guide, link } from './guide.ts';

export const liderGuide: Guide = {
  id: 'lider',
  title: 'Guía del líder de interoperabilidad',
  roles: ['Líder de interoperabilidad'],
  summary: 'Responde por los servicios de su entidad: pide los niveles, aprueba y decide los acuerdos.',
  tasks: [
    {
      id: 'buscar',
      title: 'Cómo encontrar un registro sin saber dónde está',
      intro: ['Una sola caja busca en todo lo que usted puede leer.'],
      steps: [
        [
          'Presione Ctrl K en cualquier página, o abra ',
          link('la búsqueda', usuariosPaths.buscarPrivado),
          '.',
        ],
        ['Escriba tres letras o pegue un radicado, un OID, un NIT o el código de un certificado.'],
        ['Con las flechas elija una línea; la vista previa responde sin abrirla. Enter la abre.'],
        ['Para acotar, escriba de: y la entidad, en: y el tipo, o estado: y el estado.'],
      ],
      pages: [usuariosPaths.buscarPrivado, usuariosPaths.buscar],
    },
    {
      id: 'solicitar-nivel-1',
      title: 'Cómo solicitar el nivel 1',
      intro: [
        'El nivel 1 dice que cada campo del servicio tiene un significado y una estructura en el lenguaje común.',
      ],
      steps: [
        ['Abra ', link('los servicios de su entidad', solicitudesPaths.servicios), ' y busque el servicio.'],
        [
          'En su fila elija la solicitud de nivel 1. Si el servicio no está, use ',
          link('Nueva solicitud', solicitudesPaths.nivelUno),
          '.',
        ],
        ['Escriba los datos del servicio, las normas que lo permiten y los campos que intercambia.'],
        [
          'Puede salir cuando quiera: ',
          control('Guardar borrador'),
          ' deja todo como está. La lista de requisitos dice qué falta.',
        ],
        ['Cuando no falte nada, use ', control('Radicar solicitud'), '.'],
      ],
      after: [
        'Recibe un radicado. Desde ahí el ministerio tiene un plazo en días hábiles, que ve en ',
        link('Solicitudes', solicitudesPaths.consulta),
        '.',
      ],
      pages: [solicitudesPaths.servicios, solicitudesPaths.nivelUno],
    },
    {
      id: 'responder-devolucion',
      title: 'Cómo responder una devolución',
      intro: ['El ministerio devolvió una solicitud: dejó marcas en lo que debe corregirse.'],
      steps: [
        [
          'Abra ',
          link('Solicitudes', solicitudesPaths.consulta),
          ' y elija la que está pendiente de su entidad.',
        ],
        ['Lea cada marca: está junto al dato del que habla.'],
        ['Corrija el dato, o use ', control('Responder'), ' y explique por qué queda como está.'],
        ['Cuando todas las marcas tengan respuesta, use ', control('Radicar de nuevo'), '.'],
      ],
      after: [
        'Mientras la solicitud está en su entidad el plazo del ministerio no corre. El historial guarda quién hizo cada cambio.',
      ],
      pages: [solicitudesPaths.consulta],
    },
    {
      id: 'aprobar-conceptualizacion',
      title: 'Cómo aprobar u observar lo que el ministerio presenta',
      intro: [
        'En el nivel 1 su entidad acepta, campo por campo, en qué elemento del lenguaje común queda cada uno. En los niveles 2 y 3 acepta un informe.',
      ],
      steps: [
        ['Abra la solicitud desde ', link('Solicitudes', solicitudesPaths.consulta), '.'],
        ['Compare cada campo con su definición. Las dudas se escriben en la conversación.'],
        [
          'Si algo no es correcto, use ',
          control('Observar'),
          ' y diga qué: la solicitud vuelve al consultor.',
        ],
        ['Si está de acuerdo, use ', control('Aprobar'), '. No se puede deshacer.'],
      ],
      after: ['Sigue la certificación, que hace el ministerio.'],
      pages: [solicitudesPaths.consulta],
    },
    {
      id: 'pedir-acuerdo',
      title: 'Cómo pedir un acuerdo de consumo',
      intro: [
        'Para usar un servicio publicado de otra entidad hace falta un acuerdo: para qué, qué datos y cuánto.',
      ],
      steps: [
        ['Busque el servicio en el ', link('directorio', directorioPaths.home), ' y abra su página.'],
        ['Use ', control('Solicitar acceso'), '. La página dice si su entidad cumple las condiciones.'],
        [
          'Agregue una finalidad: la norma, el trámite, los campos que necesita y cuántas consultas hará al día. Pida solo los campos que usa.',
        ],
        ['Use ', control('Enviar'), '.'],
      ],
      after: [
        'Lo encuentra en ',
        link('Acuerdos de consumo', acuerdosPaths.home),
        '. Si espera, la página dice qué falta, quién puede darlo y desde cuándo.',
      ],
      pages: [acuerdosPaths.home, directorioPaths.home],
    },
    {
      id: 'decidir-acuerdo',
      title: 'Cómo decidir un acuerdo que le piden',
      intro: ['Otra entidad pidió uno de sus servicios.'],
      steps: [
        [
          'Abra ',
          link('Acuerdos de consumo', acuerdosPaths.home),
          ' y elija lo que otros consumen de ustedes.',
        ],
        ['Revise las finalidades, los datos personales y si la suma de consultas del día cabe.'],
        ['Si falta algo, use ', control('Pedir aclaración'), '. La otra entidad responde allí mismo.'],
        ['Use ', control('Aprobar'), ', o ', control('Rechazar'), ' con su motivo.'],
      ],
      after: ['Al aprobarlo, el operador recibe la tarea de dar el permiso en la plataforma.'],
      pages: [acuerdosPaths.home],
    },
    {
      id: 'retirar-version',
      title: 'Cómo retirar una versión de un servicio',
      intro: ['Hay una versión nueva y la anterior ya no debe usarse.'],
      steps: [
        ['Abra ', link('Retiro de versiones', VERSIONES_SERVICIOS.to), ' y elija la versión.'],
        ['Mire a quién rompe el cambio: la página lo dice por entidad y por campo.'],
        ['Diga desde cuándo es obsoleta, qué versión la reemplaza y qué día se retira.'],
      ],
      after: [
        'Quienes la usan reciben el aviso. Mientras alguien tenga un acuerdo sobre ella, no se retira.',
      ],
      pages: [VERSIONES_SERVICIOS.to],
    },
    {
      id: 'recibir-usuario',
      title: 'Cómo recibir a una persona y darle un rol',
      intro: ['Alguien se registró en su entidad y espera que usted lo apruebe.'],
      steps: [
        ['Abra ', link('los registros pendientes', usuariosPaths.usersPending), '.'],
        ['Compruebe que la persona trabaja en su entidad y use ', control('Asignar rol'), '.'],
        ['Elija el rol más pequeño que le alcance para su trabajo.'],
      ],
      after: [
        'Cuando alguien deja la entidad, abra ',
        link('Usuarios', usuariosPaths.users),
        ' e inactive su vínculo: no puede entrar más por su entidad.',
      ],
      pages: [usuariosPaths.users],
    },
  ],
};
