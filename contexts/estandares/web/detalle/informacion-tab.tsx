import { DownloadButton } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatLongDate } from '@marco/web-kit/format';
import type { DetalleEstandar } from '../../contract/index.ts';
import { CATEGORIAS_ESTANDAR, ESTADOS_ESTANDAR, LICENCIAS_ESTANDAR } from '../../contract/terms.ts';
import { NOMBRES_CAMPOS } from '../../rules/datos-estandar.ts';

/** Header of the document, and the concept of incorporation once there is one. */
export function InformacionTab({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { url } = estandar;
  return (
    <CardStack>
      {estandar.concepto ? <Concepto estandar={estandar} concepto={estandar.concepto} /> : null}
      <Card title="Identificación">
        <FactSheet>
          <Fact name={NOMBRES_CAMPOS.codigo}>{estandar.codigo}</Fact>
          <Fact name={NOMBRES_CAMPOS.sigla}>{estandar.sigla}</Fact>
          <Fact name={NOMBRES_CAMPOS.edicion}>{estandar.edicion}</Fact>
          <Fact name={NOMBRES_CAMPOS.organismo}>{estandar.organismo}</Fact>
          <Fact name={NOMBRES_CAMPOS.categoria}>{CATEGORIAS_ESTANDAR[estandar.categoria]}</Fact>
          <Fact name={NOMBRES_CAMPOS.licencia}>{LICENCIAS_ESTANDAR[estandar.licencia]}</Fact>
          <Fact name={NOMBRES_CAMPOS.url} wide>
            {url && (
              <a href={url} rel="noreferrer">
                {url}
              </a>
            )}
          </Fact>
        </FactSheet>
      </Card>
      <Card title="Contenido">
        <FactSheet>
          <Fact name={NOMBRES_CAMPOS.alcance} wide>
            {estandar.alcance}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.sumario} wide>
            {estandar.sumario}
          </Fact>
          <Fact name={NOMBRES_CAMPOS.palabrasClave}>{estandar.palabrasClave.join(', ')}</Fact>
          <Fact name={NOMBRES_CAMPOS.sectores}>{estandar.nombresSectores.join(', ')}</Fact>
        </FactSheet>
      </Card>
      <Documento estandar={estandar} />
    </CardStack>
  );
}

function Documento({ estandar }: { readonly estandar: DetalleEstandar }) {
  const textos = ['idioma', 'formato', 'dependencia', 'autores', 'reviso', 'aprobo', 'ubicacion'] as const;
  const fechas = ['fechaElaboracion', 'fechaPublicacion', 'fechaModificacion'] as const;
  return (
    <Card title="Encabezado del documento">
      <FactSheet>
        {textos.map((campo) => (
          <Fact key={campo} name={NOMBRES_CAMPOS[campo]}>
            {estandar[campo]}
          </Fact>
        ))}
        {fechas.map((campo) => (
          <Fact key={campo} name={NOMBRES_CAMPOS[campo]}>
            {estandar[campo] && formatLongDate(estandar[campo])}
          </Fact>
        ))}
        <Fact name={NOMBRES_CAMPOS.informacionAdicional} wide>
          {estandar.informacionAdicional}
        </Fact>
      </FactSheet>
    </Card>
  );
}

interface ConceptoProps {
  readonly estandar: DetalleEstandar;
  readonly concepto: NonNullable<DetalleEstandar['concepto']>;
}

/** What was decided, why, and its document. */
function Concepto({ estandar, concepto }: ConceptoProps) {
  const { texto, archivo, fecha, responsable } = concepto;
  return (
    <Card title="Concepto de incorporación">
      <FactSheet>
        <Fact name="Estado">{ESTADOS_ESTANDAR[estandar.estado]}</Fact>
        <Fact name="Fecha">{formatLongDate(fecha)}</Fact>
        <Fact name="Responsable">{responsable}</Fact>
        <Fact name="Documento">
          {archivo ? <DownloadButton archivoId={archivo.id} nombre={archivo.nombre} /> : null}
        </Fact>
        <Fact name="Concepto" wide>
          {texto}
        </Fact>
      </FactSheet>
    </Card>
  );
}
