import { conformidadPaths } from '@marco/conformidad/paths';
import { validadorPaths } from '@marco/esquemas/paths';
import { mesasPaths } from '@marco/mesas/paths';
import { mesasPrivatePaths } from '@marco/mesas/private-paths';
import { solicitudesPaths } from '@marco/solicitudes/paths';
import { control, type Guide, link } from './guide.ts';

export const funcionarioGuide: Guide = {
  id: 'funcionario',
  title: 'Guía del funcionario de la entidad',
  roles: ['Funcionario de entidad'],
  summary: 'Prepara lo que su entidad presenta: borradores, contratos, mensajes y compromisos.',
  tasks: [
    {
      id: 'preparar-borrador',
      title: 'Cómo preparar el borrador de una solicitud',
      intro: ['Usted escribe; el líder de su entidad revisa y radica.'],
      steps: [
        ['Abra ', link('los servicios de su entidad', solicitudesPaths.servicios), ' y elija el servicio.'],
        ['Llene los pasos en cualquier orden. Para muchos campos use ', control('Importar archivo'), '.'],
        ['La lista de requisitos dice qué falta y lleva a cada dato.'],
        ['Use ', control('Guardar borrador'), ' y avise a su líder.'],
      ],
      after: [
        'El borrador queda en ',
        link('Solicitudes', solicitudesPaths.consulta),
        '; nadie fuera de su entidad lo ve.',
      ],
      pages: [solicitudesPaths.servicios, solicitudesPaths.consulta],
    },
    {
      id: 'cumplir-compromiso',
      title: 'Cómo cumplir un compromiso de una mesa',
      intro: ['En una reunión su entidad se comprometió a algo para una fecha.'],
      steps: [
        ['Abra la mesa desde ', link('Mesas de interoperabilidad', mesasPaths.home), '.'],
        ['Busque el compromiso: dice de qué reunión viene y qué día vence.'],
        ['Cuando esté hecho, márquelo y adjunte el soporte.'],
        ['Si no alcanza, pida otra fecha antes de que venza y diga por qué.'],
      ],
      after: ['Los compromisos vencidos se ven en la mesa y en los avisos por correo de su entidad.'],
      pages: [mesasPaths.root, mesasPrivatePaths.compromisos],
    },
    {
      id: 'comprobar-contrato',
      title: 'Cómo comprobar un contrato antes de pedir el nivel 2',
      intro: ['El nivel 2 dice que lo construido es exactamente lo que el nivel 1 definió.'],
      steps: [
        ['Abra el ', link('banco de conformidad', conformidadPaths.banco), '.'],
        ['Elija el servicio con el que se compara y suelte el contrato: OpenAPI o WSDL.'],
        ['Lea el informe: cada diferencia dice la línea, la causa y cómo se corrige.'],
        ['Compruebe también sus mensajes en el ', link('validador', validadorPaths.home), '.'],
      ],
      after: ['Puede repetirlo las veces que quiera: nada de lo que suelta se publica.'],
      pages: [conformidadPaths.banco, validadorPaths.home, solicitudesPaths.nivelDos],
    },
  ],
};
