import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Prose } from '@marco/web-kit/prose';
import { Link } from 'react-router';
import { DIAS_DE_ESPERA_XROAD, INFORMES } from '../../contract/informes.terms.ts';
import { TITULO_METODO, toInforme } from '../../contract/reportes.paths.ts';

interface Parte {
  readonly titulo: string;
  readonly lineas: readonly string[];
}

/** Method, limits and delays of the data behind both reports, each line a sentence of its own (domain reportes §9). */
const DE_XROAD: readonly Parte[] = [
  {
    titulo: 'De dónde vienen',
    lineas: [
      'Los servidores de seguridad de X-Road registran cada consulta. La Agencia Nacional Digital descarga esos registros y los importa en archivos.',
      'De cada registro se guardan sumas por hora, consumidor y servicio. No se guarda el contenido de los mensajes ni el nombre de ninguna persona.',
    ],
  },
  {
    titulo: 'Qué dicen',
    lineas: [
      'Cuántas consultas hubo, cuántas terminaron bien, de qué clase fueron las fallas y cuánto tardó en responder el proveedor.',
      'Qué servicios dependen de cuáles, según quién consulta a quién.',
      'Qué horas se salen de lo usual, comparadas con la misma hora de las semanas anteriores.',
      'En qué meses cumplió cada servicio lo que prometió, sin contar las ventanas de mantenimiento anunciadas.',
    ],
  },
  {
    titulo: 'Qué no dicen',
    lineas: [
      'No dicen a cuántas personas se refieren las consultas: una persona puede motivar muchas, y una consulta puede traer los datos de muchas.',
      'No dicen si la respuesta sirvió para el trámite, ni si los datos eran correctos.',
      'No incluyen intercambios por fuera de X-Road, como correos, archivos o portales.',
      'Los tiempos se guardan por tramos: un percentil es un tramo y no un número exacto.',
      'De algunas consultas solo hay registro de un lado. Se cuentan y su parte se dice, porque con un solo lado la clase de falla es menos segura.',
    ],
  },
  {
    titulo: 'Cuánto tardan',
    lineas: [
      'Las cifras llegan hasta la última hora importada, que cada reporte dice al comienzo.',
      `Sin sesión se publican ${DIAS_DE_ESPERA_XROAD} días después, por servicio y día, y no se dice quién consultó.`,
      'Un mes se compara con lo prometido cuando se cierra.',
      'Si un archivo corrige horas ya importadas, las cifras de esas horas cambian. Los cierres de mes de los indicadores no cambian: se emite otro con su motivo.',
    ],
  },
];

const DE_TRAMITES: readonly Parte[] = [
  {
    titulo: 'De dónde vienen',
    lineas: [
      'Los trámites y sus requisitos se importan del registro único (SUIT). El nivel digital es el que declara cada entidad.',
      'El asistente propone qué dato prueba cada papel, y las personas de la entidad lo aceptan o lo rechazan.',
    ],
  },
  {
    titulo: 'Qué dicen',
    lineas: [
      'Qué papeles ya tiene el Estado, qué servicio los entrega y qué falta para dejar de pedirlos: un acuerdo, una publicación o nada.',
      'Cuánto se ahorraría en un año, como un rango: uno de cada diez cálculos da menos que el valor bajo y uno de cada diez más que el alto.',
    ],
  },
  {
    titulo: 'Qué no dicen',
    lineas: [
      'No dicen que la entidad dejó de pedir el papel: «suprimible» es lo que podría hacer, y «logrado» es lo que ya evitaron las consultas medidas.',
      'Un papel sin confirmar es solo posible, y no suma al ahorro.',
      'No miran la norma que obliga a pedir un papel: quitarlo puede exigir cambiarla.',
      'El ahorro depende de supuestos con su fuente. Mientras falte la fuente de uno, no hay cifra.',
    ],
  },
  {
    titulo: 'Cuánto tardan',
    lineas: [
      'Los veredictos se calculan en el momento, con los servicios y los acuerdos de hoy.',
      'Los trámites están al día de la última importación. Lo que cambió en el SUIT desde entonces no se ve.',
      'Los indicadores de trámites son del corte de las dos de la mañana.',
    ],
  },
];

/** 'app/reportes/que-dicen-estos-datos': method, limits and delays of what is exchanged and of the trámites. */
export function MetodoScreen() {
  usePageTitle(TITULO_METODO);
  return (
    <>
      <PageHeading
        title={TITULO_METODO}
        lead="El método, los límites y los retrasos de los reportes de X-Road y de trámites."
      />
      <CardStack>
        <Metodo palabra="xroad" partes={DE_XROAD} />
        <Metodo palabra="tramites-govco" partes={DE_TRAMITES} />
      </CardStack>
    </>
  );
}

interface MetodoProps {
  readonly palabra: 'xroad' | 'tramites-govco';
  readonly partes: readonly Parte[];
}

function Metodo({ palabra, partes }: MetodoProps) {
  return (
    <Card title={INFORMES[palabra].titulo} aside={<Link to={toInforme(palabra)}>Ver el reporte</Link>}>
      <Prose>
        {partes.map(({ titulo, lineas }) => (
          <section key={titulo}>
            <h3>{titulo}</h3>
            <ul>
              {lineas.map((linea) => (
                <li key={linea}>{linea}</li>
              ))}
            </ul>
          </section>
        ))}
      </Prose>
    </Card>
  );
}
