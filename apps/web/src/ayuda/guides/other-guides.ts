import { acuerdosPaths } from '@marco/acuerdos/paths';
import { auditoriaPaths } from '@marco/auditoria/paths';
import { certificadosPaths } from '@marco/certificados/paths';
import { directorioPaths } from '@marco/directorio/paths';
import { entidadesPaths } from '@marco/entidades/paths';
import { plataformaPaths } from '@marco/plataforma/paths';
import { solicitudesPaths } from '@marco/solicitudes/paths';
import { control, type Guide, link } from './guide.ts';

export const operadorGuide: Guide = {
  id: 'operador',
  title: 'Guía del operador de la plataforma (AND)',
  roles: ['Operador AND'],
  summary: 'Verifica la parte técnica del nivel 3 y registra la operación de X-Road.',
  tasks: [
    {
      id: 'concepto-tecnico',
      title: 'Cómo emitir el concepto técnico',
      intro: ['Una solicitud de nivel 3 está en verificación y espera su concepto.'],
      steps: [
        [
          'Abra ',
          link('sus tareas', plataformaPaths.tareas),
          ' o ',
          link('Solicitudes', solicitudesPaths.consulta),
          '.',
        ],
        ['Revise cada ítem técnico: cumple, no cumple, no aplica o cumple con observación, con su motivo.'],
        ['Use ', control('Emitir el concepto técnico'), '.'],
      ],
      after: ['El consultor verifica mientras tanto los demás ítems; ninguno espera al otro.'],
      pages: [plataformaPaths.tareas, solicitudesPaths.consulta],
    },
    {
      id: 'registrar-operacion',
      title: 'Cómo registrar la operación de la plataforma',
      intro: ['Los datos de monitoreo de X-Road muestran si los servicios cumplen lo prometido.'],
      steps: [
        ['Abra ', link('Plataforma X-Road', plataformaPaths.home), '.'],
        ['Suba el archivo de monitoreo. La página dice qué filas no se leyeron y por qué.'],
        [
          'Mire ',
          link('los servicios', plataformaPaths.servicios),
          ' y ',
          link('las horas distintas', plataformaPaths.anomalias),
          '.',
        ],
        ['Vea qué ', link('certificados de los servidores', plataformaPaths.certificados), ' vencen pronto.'],
      ],
      pages: [plataformaPaths.home],
    },
  ],
};

export const iesPrivadaGuide: Guide = {
  id: 'ies-privada',
  title: 'Guía de las IES y de las entidades privadas',
  roles: ['Gestor de institución de educación superior', 'Gestor de entidad privada'],
  summary: 'Consulta lo que ofrecen las entidades públicas y pide lo que la ley le permite.',
  tasks: [
    {
      id: 'pedir-servicio',
      title: 'Cómo pedir un servicio',
      intro: [
        'Una institución de educación superior o una entidad privada necesita un convenio para consumir un servicio.',
      ],
      steps: [
        ['Busque el servicio en el ', link('directorio', directorioPaths.home), '.'],
        ['Lea en su página las condiciones: dicen si su entidad puede pedirlo y qué documento falta.'],
        [
          'Use ',
          control('Solicitar acceso'),
          ', adjunte el convenio y elija solo campos públicos o los que una norma le permite.',
        ],
      ],
      after: ['Siga el trámite en ', link('Acuerdos de consumo', acuerdosPaths.home), '.'],
      pages: [directorioPaths.home, acuerdosPaths.home],
    },
    {
      id: 'actualizar-entidad',
      title: 'Cómo mantener los datos de su entidad',
      intro: ['El nombre, el contacto o el representante cambiaron.'],
      steps: [
        ['Abra ', link('Entidades', entidadesPaths.lista), ' y elija la suya.'],
        ['Cambie los datos y guarde. Lo que su rol no puede cambiar dice quién puede.'],
        ['Confirme el contacto cuando la página lo pida: así los avisos llegan a quien deben.'],
      ],
      pages: [entidadesPaths.lista],
    },
  ],
};

export const auditorGuide: Guide = {
  id: 'auditor',
  title: 'Guía del auditor',
  roles: ['Auditor'],
  summary: 'Lee todo, no cambia nada y comprueba que nadie alteró lo escrito.',
  tasks: [
    {
      id: 'buscar-hecho',
      title: 'Cómo saber quién hizo qué y cuándo',
      intro: ['Cada acción que cambia algo queda en la auditoría, con la persona, la entidad y la hora.'],
      steps: [
        ['Abra ', link('Auditoría', auditoriaPaths.home), '.'],
        ['Filtre por fechas, persona, entidad, acción o registro. La dirección guarda los filtros.'],
        ['Abra un evento: muestra lo que había antes y lo que quedó.'],
      ],
      after: ['Descargue la tabla si debe llevarla a un informe.'],
      pages: [auditoriaPaths.home],
    },
    {
      id: 'verificar-cadena',
      title: 'Cómo verificar que nadie alteró la auditoría',
      intro: ['Los eventos forman una cadena: cada uno lleva la huella del anterior.'],
      steps: [
        ['Abra ', link('Auditoría', auditoriaPaths.home), ' y use la verificación de la cadena.'],
        [
          'Use ',
          control('Descargar el ancla'),
          ' y guárdela fuera del sistema: prueba después cómo estaba hoy.',
        ],
        [
          'Compruebe un certificado cualquiera en ',
          link('Comprobar un certificado', certificadosPaths.verificar),
          '.',
        ],
      ],
      pages: [auditoriaPaths.home, certificadosPaths.verificar],
    },
  ],
};
