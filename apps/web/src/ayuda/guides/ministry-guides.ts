import { certificadosPaths } from '@marco/certificados/paths';
import { elementosDeDatoPaths } from '@marco/elementos-de-dato/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { mesasPrivatePaths } from '@marco/mesas/private-paths';
import { parametrosPaths } from '@marco/parametros/paths';
import { solicitudesPaths } from '@marco/solicitudes/paths';
import { control, type Guide, link } from './guide.ts';

export const consultorGuide: Guide = {
  id: 'consultor',
  title: 'Guía del consultor',
  roles: ['Consultor MinTIC'],
  summary: 'Acompaña a las entidades: revisa, conceptualiza, verifica y lleva las reuniones.',
  tasks: [
    {
      id: 'revisar-y-devolver',
      title: 'Cómo revisar una solicitud y devolverla',
      intro: ['Le asignaron una solicitud radicada.'],
      steps: [
        ['Abra ', link('Solicitudes', solicitudesPaths.consulta), ' y elija la suya.'],
        ['Use ', control('Iniciar la revisión'), ': desde ese momento la entidad sabe que está en revisión.'],
        ['Deje una marca en cada dato que no está bien, con lo que falta para que lo esté.'],
        [
          'Use ',
          control('Devolver a la entidad'),
          '. Si no hay marcas, la solicitud está completa y puede seguir.',
        ],
      ],
      after: ['La devolución detiene el plazo del ministerio hasta que la entidad radique de nuevo.'],
      pages: [solicitudesPaths.consulta],
    },
    {
      id: 'conceptualizar',
      title: 'Cómo conceptualizar y presentar a la entidad',
      intro: [
        'La solicitud de nivel 1 está completa: cada campo debe quedar en un elemento del lenguaje común.',
      ],
      steps: [
        ['Para cada campo busque primero un elemento que ya exista y úselo.'],
        [
          'Si ninguno dice lo mismo, cree el elemento o su nueva versión en ',
          link('Elementos de dato', elementosDeDatoPaths.home),
          '.',
        ],
        ['Escriba la definición con lo que el dato es, sin repetir su nombre.'],
        [
          'Use ',
          control('Presentar a la entidad'),
          '. Mientras ella decide, el catálogo no se puede cambiar.',
        ],
      ],
      after: ['Si la entidad observa, la solicitud vuelve aquí con lo que ella escribió.'],
      pages: [solicitudesPaths.consulta, elementosDeDatoPaths.home],
    },
    {
      id: 'llevar-reunion',
      title: 'Cómo programar y llevar una reunión de mesa',
      intro: ['Una mesa se reúne para acordar un intercambio.'],
      steps: [
        ['Abra la mesa desde ', link('Mesas de interoperabilidad', mesasPaths.home), '.'],
        [
          'Use ',
          control('Programar reunión'),
          ' y escriba el orden del día. Los invitados reciben el correo.',
        ],
        ['El día de la reunión use ', control('Iniciar reunión'), ' y escriba lo que se dice en cada punto.'],
        [
          'Una línea que empieza con «Decisión:» o «Compromiso: qué, quién, cuándo» se agrega con Ctrl + Enter.',
        ],
        [
          'Agregue decisiones y compromisos con responsable y fecha, y use ',
          control('Finalizar reunión'),
          '.',
        ],
      ],
      after: ['Con lo escrito se propone el acta: revísela y emítala. Admite enmiendas hasta que se sella.'],
      pages: [mesasPaths.root],
    },
  ],
};

export const coordinadorGuide: Guide = {
  id: 'coordinador',
  title: 'Guía del coordinador',
  roles: ['Coordinador MinTIC'],
  summary: 'Reparte el trabajo, cuida los plazos y crea las mesas.',
  tasks: [
    {
      id: 'repartir-solicitud',
      title: 'Cómo asignar un consultor',
      intro: ['Una solicitud radicada espera a quien la revise.'],
      steps: [
        ['Abra ', link('Solicitudes', solicitudesPaths.consulta), ' y filtre las que no tienen consultor.'],
        [
          'En la solicitud use ',
          control('Asignar consultor'),
          '. La lista dice qué tiene cada uno: abiertas, vencidas y días en su mano.',
        ],
        [
          'Para varias, márquelas en la lista o en su inicio y use ',
          control('Asignar a…'),
          ', o ',
          control('Repartir por carga'),
          ' para ver una propuesta que usted cambia y confirma.',
        ],
        ['Para cambiarlo después, asígnela de nuevo: el historial guarda los dos nombres.'],
      ],
      pages: [solicitudesPaths.consulta],
    },
    {
      id: 'mover-plazo',
      title: 'Cómo prorrogar o suspender un plazo',
      intro: ['El plazo no alcanza, o no depende del ministerio.'],
      steps: [
        ['Abra la solicitud desde ', link('Solicitudes', solicitudesPaths.consulta), ' y mire su reloj.'],
        ['Use ', control('Prorrogar el plazo'), ' con el motivo, antes de que venza.'],
        ['Use ', control('Suspender el plazo'), ' si se espera a un tercero. Reanúdelo en cuanto llegue.'],
      ],
      after: ['La entidad lee el motivo. Los días se cuentan en días hábiles de Colombia.'],
      pages: [solicitudesPaths.consulta],
    },
    {
      id: 'abrir-mesa',
      title: 'Cómo crear una mesa',
      intro: ['Varias entidades deben acordar un intercambio.'],
      steps: [
        ['Abra ', link('Crear mesa', mesasPrivatePaths.create), '.'],
        ['Escriba el nombre, para qué es y la entidad que la lidera; agregue las demás con su papel.'],
        ['Elija los servicios de los que trata y el consultor que la acompaña.'],
        ['Guarde y programe la primera reunión.'],
      ],
      after: ['La mesa se ve en la ', link('página pública de las mesas', mesasPaths.home), '.'],
      pages: [mesasPaths.root, mesasPrivatePaths.create],
    },
  ],
};

export const administradorGuide: Guide = {
  id: 'administrador',
  title: 'Guía del administrador',
  roles: ['Administrador MinTIC'],
  summary: 'Certifica, incorpora al lenguaje común y mantiene el sistema.',
  tasks: [
    {
      id: 'certificar',
      title: 'Cómo certificar una solicitud',
      intro: ['La entidad aprobó lo que el consultor presentó. Quien evaluó no certifica.'],
      steps: [
        ['Abra la solicitud aprobada desde ', link('Solicitudes', solicitudesPaths.consulta), '.'],
        ['Lea lo que la entidad aprobó y el informe, si es de nivel 2 o 3.'],
        [
          'Use ',
          control('Certificar'),
          '. Se expide el certificado y la solicitud se cierra. No se puede deshacer.',
        ],
      ],
      after: [
        'El certificado queda en ',
        link('Certificación', certificadosPaths.home),
        ', con su código para comprobarlo.',
      ],
      pages: [solicitudesPaths.consulta, certificadosPaths.home],
    },
    {
      id: 'detener-certificado',
      title: 'Cómo suspender o revocar un certificado',
      intro: ['Lo que el certificado dice dejó de ser cierto.'],
      steps: [
        ['Abra ', link('Certificación', certificadosPaths.home), ' y busque el número.'],
        ['Use ', control('Suspender'), ' con la causa. Se levanta cuando la causa desaparece.'],
        ['Para terminarlo use ', control('Pedir la revocación'), ': otro administrador la confirma.'],
      ],
      after: [
        'La página pública del certificado lo dice en el acto, y los niveles superiores de la versión quedan suspendidos.',
      ],
      pages: [certificadosPaths.home],
    },
    {
      id: 'dar-de-alta-elemento',
      title: 'Cómo incorporar un elemento al lenguaje común',
      intro: ['Un elemento fue aprobado y debe poder usarse.'],
      steps: [
        ['Abra ', link('Elementos de dato', elementosDeDatoPaths.home), ' y filtre los aprobados.'],
        ['Lea el elemento completo: definición, valores, reglas y normas.'],
        ['Use ', control('Incorporar'), ' y diga desde qué día rige.'],
      ],
      after: [
        'Para incorporar varios, selecciónelos en la lista de aprobados y use ',
        control('Incorporar seleccionados'),
        ': antes ve cuáles entran y cuáles no, con la razón.',
      ],
      pages: [elementosDeDatoPaths.home],
    },
    {
      id: 'ajustar-parametro',
      title: 'Cómo cambiar un parámetro',
      intro: ['Un plazo, un texto o un límite del sistema debe ser otro.'],
      steps: [
        ['Abra ', link('Parámetros', parametrosPaths.parameters), ' y búsquelo.'],
        ['Escriba el valor: la página dice qué valores admite y desde cuándo rige.'],
        ['Guarde. Rige sin reiniciar el sistema, y el historial del grupo guarda el valor anterior.'],
        ['Si el parámetro es sensible, otra persona del ministerio confirma el cambio antes de que rija.'],
        [
          'Para llevarlos a otra instalación use ',
          control('Exportar'),
          ' y allá ',
          control('Importar'),
          ': primero ve las diferencias, y se guardan todas o ninguna.',
        ],
      ],
      after: ['Los textos de los correos se cambian en ', link('Correos', parametrosPaths.mails), '.'],
      pages: [parametrosPaths.parameters, parametrosPaths.mails],
    },
  ],
};
