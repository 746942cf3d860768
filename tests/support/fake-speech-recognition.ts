/** Runs before the page's scripts: a fake recognizer that tests control through `window.speech`. */
export function installFakeSpeech(): void {
  class Recognition extends EventTarget {
    continuous = false;
    start() {
      Object.assign(window, {
        speech: this,
        starts: ((window as { starts?: number }).starts ?? 0) + 1,
      });
    }
    stop() {
      this.dispatchEvent(new Event("end"));
    }
    abort() {
      this.stop();
    }
    emitResult(transcript: string, isFinal: boolean) {
      const results = [Object.assign([{ transcript }], { isFinal })];
      this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.stop();
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}

export interface FakeSpeech {
  speech: {
    emitResult(transcript: string, isFinal: boolean): void;
    fail(error: string): void;
    stop(): void;
    dispatchEvent(event: Event): void;
  };
  starts: number;
}
