import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { combineSimilarities } from "../../matching/engine/text-nearness";

/** The terms of a text: their dimensions in ascending order, and their weights. */
export type Terms = { dimensions: Int32Array; weights: Float32Array };

/** What a text is compared by. The vector is null while the current model has made none. */
export type TextVectors = { vector: Float32Array | null; terms: Terms | null };

const NUMBER_BYTES = 4;

/** Copies big-endian numbers of 4 bytes into an array of this machine's order. */
function copyNumbers(bytes: Buffer, target: Int32Array | Float32Array): void {
  const copy = Buffer.from(target.buffer);
  copy.set(bytes);
  copy.swap32();
}

/** Reads the bytes of `vector_send`: two 2-byte numbers, then a big-endian float32 for each dimension. */
export function readVector(bytes: Buffer | null): Float32Array | null {
  if (bytes === null) return null;
  const vector = new Float32Array(EMBEDDING_DIMENSIONS);
  copyNumbers(bytes.subarray(NUMBER_BYTES), vector);
  return vector;
}

/**
 * Reads the bytes of `sparsevec_send`: the number of dimensions, the number of entries and an unused number, then
 * the dimensions of the entries from 0, then their weights.
 */
export function readTerms(bytes: Buffer | null): Terms | null {
  if (bytes === null) return null;
  const count = bytes.readInt32BE(NUMBER_BYTES);
  const terms = { dimensions: new Int32Array(count), weights: new Float32Array(count) };
  const from = 3 * NUMBER_BYTES;
  const middle = from + count * NUMBER_BYTES;
  copyNumbers(bytes.subarray(from, middle), terms.dimensions);
  copyNumbers(bytes.subarray(middle), terms.weights);
  return terms;
}

/** Measures how near two texts are (see `text-nearness.ts`); null without a vector. `model` made both vectors. */
export function measureNearness(model: string, a: TextVectors, b: TextVectors): number | null {
  if (a.vector === null || b.vector === null) return null;
  const terms = a.terms && b.terms && multiplyTerms(a.terms, b.terms);
  return combineSimilarities(model, multiply(a.vector, b.vector), terms);
}

/** Returns the cosine similarity, because vectors have the length 1. */
function multiply(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

function multiplyTerms(a: Terms, b: Terms): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.dimensions.length && j < b.dimensions.length;) {
    const difference = a.dimensions[i]! - b.dimensions[j]!;
    if (difference === 0) sum += a.weights[i]! * b.weights[j]!;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return sum;
}
