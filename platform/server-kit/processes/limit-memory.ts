/**
 * The parser is WebAssembly, whose memory no limit of the process covers: a pattern such as `(a{1,9999}){1,9999}`
 * would take all the memory of the machine. Above this limit the engine gets no more memory.
 */
const MAXIMO_BYTES = 256 * 1024 * 1024;
const BYTES_PAGINA = 65_536;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growWithin(paginas: number): number {
  if (this.buffer.byteLength + paginas * BYTES_PAGINA > MAXIMO_BYTES)
    throw new RangeError('The memory of the parser is used up.');
  return grow.call(this, paginas);
};
