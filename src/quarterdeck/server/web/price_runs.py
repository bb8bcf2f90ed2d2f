"""Price runs: a game's program measures what a definition is worth. It has its own process; only one runs at a time."""

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any

import msgspec

from quarterdeck.server.messages.tables import Measured
from quarterdeck.server.support.cooperative import cancel

logger = logging.getLogger(__name__)

LONGEST_LINE = 1 << 20
SECONDS = 1800.0
"""Seconds after which a price run is cancelled."""


class PriceRuns:
    """Starts a game's price program, reads its output, and ends the program."""

    def __init__(self) -> None:
        self.state = Measured()
        self._task: asyncio.Task[None] | None = None

    def start(self, module: str, definition: Any, deals: int) -> bool:
        """Start a price run; return False while another one is running."""
        if self.state.running:
            return False
        self.state = Measured(definition, running=True)
        asked = msgspec.json.encode({"definition": definition, "deals": deals})
        self._task = asyncio.create_task(self._run(module, asked, self.state))
        return True

    async def stop(self) -> None:
        """Cancel the price run and drop the last result."""
        await cancel(self._task)
        self.state = Measured()

    async def _run(self, module: str, asked: bytes, state: Measured) -> None:
        pipe = asyncio.subprocess.PIPE
        program = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
        )
        try:
            async with asyncio.timeout(SECONDS):
                await _follow(program, asked, state)
        except TimeoutError:
            state.failed = "it takes too long"
        finally:
            state.running = False
            with suppress(ProcessLookupError):
                program.kill()
            await program.wait()
        if state.found is None and state.failed is None:
            logger.error("%s ended with %s and found nothing", module, program.returncode)
            state.failed = "it ended before it was done"


async def _follow(program: asyncio.subprocess.Process, asked: bytes, state: Measured) -> None:
    """Send the request to the price program, and copy its output into `state` until the program ends."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(asked)
    program.stdin.write_eof()
    async for line in program.stdout:
        for name, value in msgspec.json.decode(line, type=dict[str, Any]).items():
            if name in ("done", "of", "found", "failed"):
                setattr(state, name, value)
