import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLE_RATE = 48_000;
const FREQUENCY = 440;

/** One second of an even tone, for a microphone that plays it again and again; returns the file. */
export function writeTone(folder: string): string {
  const file = join(folder, "tone.wav");
  // Written by the first of several processes.
  if (existsSync(file)) return file;
  const samples = Int16Array.from(
    { length: SAMPLE_RATE },
    (_, index) => 16_000 * Math.sin((2 * Math.PI * FREQUENCY * index) / SAMPLE_RATE),
  );
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel, 16 bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]));
  return file;
}
