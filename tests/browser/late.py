"""A slow and uneven network, to find tests and code of the page that act before the data they need has arrived.

    QUARTERDECK_LATE=1 pytest tests/browser

Answers and messages come late, each by a time of its own and in order on each connection. A failure is a fault of the
test, or one of the page that people with a bad connection would meet.
"""

LATE = """(() => {
  const times = [0, 5, 20, 150, 500];
  const pause = () => new Promise((done) => setTimeout(done, times[Math.floor(Math.random() * times.length)]));
  const Socket = WebSocket;
  class Way {
    last = Promise.resolve();
    late(then) {
      const way = pause();
      this.last = this.last.then(() => way).then(then);
    }
  }
  window.WebSocket = class extends Socket {
    #in = new Way();
    #out = new Way();
    #heard = {};
    #hear(kind, handler) {
      this.#heard[kind] = handler;
      super[kind] = handler && ((event) => this.#in.late(() => this.#heard[kind]?.(event)));
    }
    set onopen(handler) { this.#hear('onopen', handler); }
    set onmessage(handler) { this.#hear('onmessage', handler); }
    set onclose(handler) { this.#hear('onclose', handler); }
    send(data) {
      this.#out.late(() => this.readyState === Socket.OPEN && super.send(data));
    }
    close(...why) {
      this.#out.late(() => super.close(...why));
    }
  };
  const send = fetch;
  window.fetch = async (...request) => {
    await pause();
    const answer = await send(...request);
    await pause();
    return answer;
  };
})()"""
