import { LOCALE } from '@marco/country/zone';
import { COLOR } from '@marco/server-kit/pdf';

/** A plot as it is drawn on paper. */
export interface GraficaImpresa {
  readonly clase: 'lineas' | 'columnas';
  /** What it says, for whoever does not see it. */
  readonly alt: string;
  readonly esPorcentaje: boolean;
  readonly meta: { readonly texto: string; readonly valor: number } | null;
  readonly series: readonly {
    readonly nombre: string;
    /** Of what has the same one everywhere; one of its own in turn without it. */
    readonly color?: string | undefined;
    readonly puntos: readonly {
      readonly nombre: string;
      /** Null is a gap, never zero. */
      readonly valor: number | null;
      readonly texto: string;
    }[];
  }[];
}

type Hoja = PDFKit.PDFDocument;
type Opciones = PDFKit.Mixins.TextOptions;

/** Of the plot on the sheet, in points. */
interface Lugar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Told apart without colour too: by dashes of lines, by tones of columns. */
const TRAZOS = [
  { color: COLOR.marine, dash: null },
  { color: '#1b7f4d', dash: 4 },
  { color: '#a85b00', dash: 2 },
  { color: '#6a3fa0', dash: 7 },
  { color: COLOR.muted, dash: 1.5 },
] as const;
const LETRA = 7.5;
/** Room for the name of a month, in points. */
const ANCHO_MES = 28;
const EJE = { left: 40, bottom: 16, top: 24, right: 46 } as const;
const TICKS = 4;

/** A round step that leaves about four lines. */
function computePaso(mayor: number): number {
  const bruto = mayor / TICKS || 1;
  const escala = 10 ** Math.floor(Math.log10(bruto));
  return escala * ([1, 2, 2.5, 5].find((uno) => uno * escala >= bruto) ?? 10);
}

function trazoDe({ color }: Pick<Serie, 'color'>, at: number): { color: string; dash: number | null } {
  const trazo = TRAZOS[at % TRAZOS.length] ?? TRAZOS[0];
  return { ...trazo, color: color ?? trazo.color };
}
const NUMERO = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

type Serie = GraficaImpresa['series'][number];

/** Where months and values stand on the sheet. */
interface Plano {
  readonly lugar: Lugar;
  readonly paso: number;
  readonly tope: number;
  readonly base: number;
  readonly ancho: number;
  readonly banda: number;
  readonly meses: number;
  readonly xOf: (mes: number) => number;
  readonly yOf: (valor: number) => number;
}

function createPlano(lugar: Lugar, { clase, series, meta }: GraficaImpresa): Plano {
  const meses = series[0]?.puntos.length ?? 0;
  const valores =
    clase === 'columnas'
      ? Array.from({ length: meses }, (_, at) =>
          series.reduce((suma, { puntos }) => suma + (puntos[at]?.valor ?? 0), 0),
        )
      : series.flatMap(({ puntos }) => puntos.map(({ valor }) => valor ?? 0));
  const mayor = Math.max(meta?.valor ?? 0, ...valores);
  const paso = computePaso(mayor);
  const tope = Math.ceil(mayor / paso || 1) * paso;
  const ancho = lugar.width - EJE.left - EJE.right;
  const alto = lugar.height - EJE.top - EJE.bottom;
  const base = lugar.y + EJE.top + alto;
  const banda = ancho / Math.max(1, meses);
  return {
    lugar,
    paso,
    tope,
    base,
    ancho,
    banda,
    meses,
    xOf: (mes) => lugar.x + EJE.left + banda * (mes + 0.5),
    yOf: (valor) => base - (valor / tope) * alto,
  };
}

/** Draws the figures of an indicador in time: lines, or columns one on another. */
export function writeGrafica(doc: Hoja, lugar: Lugar, grafica: GraficaImpresa): void {
  const plano = createPlano(lugar, grafica);
  drawEjes(doc, plano, grafica);
  drawLeyenda(doc, plano, grafica);
  if (grafica.clase === 'columnas') drawColumnas(doc, plano, grafica.series);
  else drawLineas(doc, plano, grafica.series);
}

function write(doc: Hoja, texto: string, x: number, y: number, opciones: Opciones = {}): void {
  doc.text(texto, x, y, { lineBreak: false, ...opciones });
}

function drawEjes(doc: Hoja, plano: Plano, { series, esPorcentaje, meta }: GraficaImpresa): void {
  const { lugar, paso, tope, base, ancho, banda, meses, xOf, yOf } = plano;
  const left = lugar.x + EJE.left;
  doc.font('normal').fontSize(LETRA);
  for (let valor = 0; valor <= tope + paso / 2; valor += paso) {
    const y = yOf(valor);
    doc
      .moveTo(left, y)
      .lineTo(left + ancho, y)
      .lineWidth(0.5)
      .stroke(COLOR.line);
    doc.fillColor(COLOR.muted);
    const texto = `${NUMERO.format(valor)}${esPorcentaje ? ' %' : ''}`;
    write(doc, texto, lugar.x, y - LETRA / 2, { width: EJE.left - 6, align: 'right' });
  }
  const salto = Math.max(1, Math.ceil(ANCHO_MES / banda));
  for (let at = meses - 1; at >= 0; at -= salto) {
    const nombre = series[0]?.puntos[at]?.nombre ?? '';
    write(doc, nombre, xOf(at) - ANCHO_MES, base + 5, { width: 2 * ANCHO_MES, align: 'center' });
  }
  if (meta === null) return;
  doc
    .moveTo(left, yOf(meta.valor))
    .lineTo(left + ancho, yOf(meta.valor))
    .lineWidth(1)
    .dash(3, { space: 2 })
    .stroke(COLOR.yellow)
    .undash();
  doc.fillColor(COLOR.text);
  write(doc, meta.texto, left + 2, yOf(meta.valor) - LETRA - 3);
}

function drawLeyenda(doc: Hoja, { lugar }: Plano, { clase, series }: GraficaImpresa): void {
  if (series.length < 2) return;
  let x = lugar.x + EJE.left;
  for (const [at, serie] of series.entries()) {
    const { nombre } = serie;
    const { color, dash } = trazoDe(serie, at);
    if (clase === 'columnas') doc.rect(x, lugar.y + 1, 12, 7).fill(color);
    else {
      doc
        .moveTo(x, lugar.y + 5)
        .lineTo(x + 12, lugar.y + 5)
        .lineWidth(1.6);
      if (dash !== null) doc.dash(dash, { space: 2 });
      doc.stroke(color).undash();
    }
    doc.font('normal').fontSize(LETRA).fillColor(COLOR.text);
    write(doc, nombre, x + 16, lugar.y + 1);
    x += 16 + doc.widthOfString(nombre) + 14;
  }
}

function drawColumnas(doc: Hoja, plano: Plano, series: readonly Serie[]): void {
  for (let mes = 0; mes < plano.meses; mes += 1) drawPila(doc, plano, series, mes);
}

/** The columns of a month one on another, with what they are together. */
function drawPila(doc: Hoja, { banda, xOf, yOf }: Plano, series: readonly Serie[], mes: number): void {
  const columna = Math.min(34, banda * 0.62);
  const left = xOf(mes) - columna / 2;
  let suma = 0;
  for (const [cual, serie] of series.entries()) {
    const valor = serie.puntos[mes]?.valor ?? 0;
    if (valor > 0)
      doc
        .rect(left, yOf(suma + valor), columna, yOf(suma) - yOf(suma + valor))
        .fill(trazoDe(serie, cual).color);
    suma += valor;
  }
  const texto = series.length === 1 ? (series[0]?.puntos[mes]?.texto ?? '') : NUMERO.format(suma);
  doc.font('normal').fontSize(LETRA).fillColor(COLOR.text);
  if (suma === 0 || doc.widthOfString(texto) > banda) return;
  write(doc, texto, xOf(mes) - banda / 2, yOf(suma) - LETRA - 3, { width: banda, align: 'center' });
}

function drawLineas(doc: Hoja, plano: Plano, series: readonly Serie[]): void {
  for (const [cual, serie] of series.entries()) drawLinea(doc, plano, serie, cual);
  const finales = series.flatMap((serie, cual) => {
    const { puntos } = serie;
    const { color } = trazoDe(serie, cual);
    const at = puntos.findLastIndex(({ valor }) => valor !== null);
    const ultimo = puntos[at];
    return ultimo?.valor == null ? [] : [{ color, at, texto: ultimo.texto, y: plano.yOf(ultimo.valor) }];
  });
  // Ends that lie close are moved apart downwards.
  let libre = Number.NEGATIVE_INFINITY;
  for (const { color, at, texto, y } of finales.toSorted((one, other) => one.y - other.y)) {
    const suyo = Math.max(y - LETRA / 2, libre);
    doc.font('bold').fontSize(LETRA).fillColor(color);
    write(doc, texto, plano.xOf(at) + 5, suyo);
    libre = suyo + LETRA + 2;
  }
}

/** A line with a gap where there is no datum, and a dot on each figure. */
function drawLinea(doc: Hoja, { xOf, yOf }: Plano, serie: Serie, cual: number): void {
  const { puntos } = serie;
  const { color, dash } = trazoDe(serie, cual);
  const dichos = puntos.flatMap(({ valor }, at) => (valor === null ? [] : [{ at, valor }]));
  if (dash !== null) doc.dash(dash, { space: 2 });
  for (const [place, { at, valor }] of dichos.entries())
    if (dichos[place - 1]?.at === at - 1) doc.lineTo(xOf(at), yOf(valor));
    else doc.moveTo(xOf(at), yOf(valor));
  doc.lineWidth(1.6).stroke(color).undash();
  for (const { at, valor } of dichos) doc.circle(xOf(at), yOf(valor), 2).fill(color);
}
