import { accesoTesting } from '@marco/acceso/testing/module';
import { acuerdosTesting } from '@marco/acuerdos/testing/module';
import { archivosTesting } from '@marco/archivos/testing/module';
import { auditoriaTesting } from '@marco/auditoria/testing/module';
import { capasDeUsoTesting } from '@marco/capas-de-uso/testing/module';
import { certificadosTesting } from '@marco/certificados/testing/module';
import { conformidadTesting } from '@marco/conformidad/testing/module';
import { datosAbiertosTesting } from '@marco/datos-abiertos/testing/module';
import { diccionarioTesting } from '@marco/diccionario/testing/module';
import { directorioTesting } from '@marco/directorio/testing/module';
import { elementosDeDatoTesting } from '@marco/elementos-de-dato/testing/module';
import { entidadesTesting } from '@marco/entidades/testing/module';
import { esquemasTesting } from '@marco/esquemas/testing/module';
import { estandaresTesting } from '@marco/estandares/testing/module';
import { mesasTesting } from '@marco/mesas/testing/module';
import { oidTesting } from '@marco/oid/testing/module';
import { ontologiaTesting } from '@marco/ontologia/testing/module';
import { parametrosTesting } from '@marco/parametros/testing/module';
import { pasaportesTesting } from '@marco/pasaportes/testing/module';
import { plataformaTesting } from '@marco/plataforma/testing/module';
import { reportesTesting } from '@marco/reportes/testing/module';
import { serviciosTesting } from '@marco/servicios/testing/module';
import { simuladorTesting } from '@marco/simulador/testing/module';
import { solicitudesTesting } from '@marco/solicitudes/testing/module';
import { tramitesTesting } from '@marco/tramites/testing/module';
import { usuariosTesting } from '@marco/usuarios/testing/module';

/** What each context declares for the tests of the whole product, from left to right (`.dependency-cruiser.cjs`). */
export const testingModules = [
  parametrosTesting,
  archivosTesting,
  entidadesTesting,
  usuariosTesting,
  accesoTesting,
  oidTesting,
  capasDeUsoTesting,
  estandaresTesting,
  elementosDeDatoTesting,
  esquemasTesting,
  diccionarioTesting,
  ontologiaTesting,
  serviciosTesting,
  conformidadTesting,
  certificadosTesting,
  solicitudesTesting,
  mesasTesting,
  directorioTesting,
  acuerdosTesting,
  simuladorTesting,
  pasaportesTesting,
  plataformaTesting,
  tramitesTesting,
  reportesTesting,
  datosAbiertosTesting,
  auditoriaTesting,
] as const;
