"""A module run from Python: its memory, its failures, and as many instances as calls at once."""

import gc
import threading
from dataclasses import replace

import numpy as np
import pytest

from quarterdeck.kernel import module
from quarterdeck.kernel.module import APART, ModuleError, Program, Workspace
from quarterdeck.kernel.native import Argument, Entry

TEXT = """
(module
  (memory (export "memory") 1)
  (global (export "__heap_base") i32 (i32.const 1000))
  (func $deep (param i64) (result i64) (i64.add (call $deep (local.get 0)) (i64.const 1)))
  (func (export "quarterdeck_deep") (param i64) (result i64) (call $deep (local.get 0)))
  (func (export "quarterdeck_add") (param i32 i32 f64) (result i64)
    (i64.store (local.get 1) (i64.add (i64.load (local.get 0)) (i64.trunc_f64_s (local.get 2))))
    (i64.extend_i32_u (local.get 0)))
  (func (export "quarterdeck_far") (param i32) (result i64)
    (i64.store (local.get 0) (i64.const 7)) (i64.load (i32.const -64)))
  (func (export "quarterdeck_failed") (result i64) (i64.const 0x8000000000000000)))
"""
NUMBERS, KEPT = Argument("numbers", "i8", 1), Argument("numbers", "i8", 1, use="kept")
"""An array of numbers that is copied, and one that stays in the module if it is read-only."""


@pytest.fixture(params=[True, False], ids=["roomy", "small"])
def program(request):
    return Program(TEXT, roomy=request.param)


def function(program, name, *arguments):
    def entry():
        """Stand for a template."""

    entry.__name__ = name
    return program.function(Entry(entry, arguments), {})


def test_arrays_are_copied_in_and_out(program):
    add = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    given, found = np.array([40], np.int64), np.zeros(1, np.int64)
    first = add(given, found, 2.0)
    assert (given[0], found[0]) == (40, 42)
    assert first % APART == 0
    large = np.zeros(module.LARGEST // 8, np.int64)
    assert add(large, found, 5.0) == first, "memory grows, and the instance is not kept"
    assert found[0] == 5
    assert not program._idle
    assert add(given, found, 3.0) == first
    assert found[0] == 43
    assert len(program._idle) == 1


def test_what_is_only_read_is_not_copied_back_and_a_working_space_not_at_all(program):
    given, found = np.array([40], np.int64), np.array([1], np.int64)
    add = function(program, "add", NUMBERS, replace(NUMBERS, use="in"), Argument("one", "f8"))
    add(given, found, 2.0)
    assert found[0] == 1
    add = function(program, "add", replace(NUMBERS, use="space"), NUMBERS, Argument("one", "f8"))
    add(given, found, 2.0)
    assert found[0] == 42, "the memory still has what an earlier call has left"


def test_what_nobody_can_write_is_copied_once_an_instance(program):
    add = function(program, "add", KEPT, NUMBERS, Argument("one", "f8"))
    kept, other, found = np.array([40], np.int64), np.array([50], np.int64), np.zeros(1, np.int64)
    kept.flags.writeable = other.flags.writeable = False
    places = {add(array, found, 1.0) for array in (kept, kept, other, kept)}
    assert found[0] == 41
    assert len(places) == 2
    kept.flags.writeable = True
    kept[0] = 60
    add(kept, found, 1.0)
    assert found[0] == 61, "one that can be written is copied each time"


@pytest.mark.parametrize("name", ["deep", "far"])
def test_a_function_that_stops_is_named_and_leaves_nothing_behind(program, name):
    array = np.array([1], np.int64)
    argument, given = (Argument("one", "i8"), 1) if name == "deep" else (NUMBERS, array)
    with pytest.raises(ModuleError, match=f"^{name} has stopped: "):
        function(program, name, argument)(given)
    assert not program._idle, "its instance is thrown away"
    assert array[0] == 1


def test_an_index_beyond_an_array_is_told(program):
    with pytest.raises(IndexError, match=r"^failed has reached beyond an array$"):
        function(program, "failed")()


def test_each_call_at_once_has_an_instance_of_its_own(program):
    """Threads add to their own numbers, all at the same places of their memories."""
    add = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    wrong = []

    def work(number):
        given, found = np.array([number], np.int64), np.zeros(1, np.int64)
        for more in range(300):
            add(given, found, float(more))
            if found[0] != number + more:
                wrong.append((number, more))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert 1 <= len(program._idle) <= 8


def test_serialized_code_runs(program):
    again = Program(TEXT, program.serialized(), roomy=program.roomy)
    array = np.zeros(1, np.int64)
    add = function(again, "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    add(np.array([1], np.int64), array, 1.0)
    assert array[0] == 2


def workspace(program):
    return Workspace({}, program)


def test_arrays_of_a_workspace_are_used_where_they_are(program):
    add = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    space = workspace(program)
    given, found = space.copy(np.array([40], np.int64)), space.numbers("i8", 3)
    place = add(given, found, 2.0)
    assert found.tolist() == [42, 0, 0]
    if program.roomy:
        assert place == given.ctypes.data - space._instance.base
    more = space.numbers("i8", module.LARGEST)
    assert not more.any()
    add(given, found[1:], 3.0)
    add(np.array([1], np.int64), found[2:], 3.0)
    assert found.tolist() == [42, 43, 4], "also a part of an array, and with arrays from elsewhere"


def test_an_array_of_another_workspace_is_copied(program):
    add = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    one, other = workspace(program), workspace(program)
    given, found = one.copy(np.array([40], np.int64)), other.numbers("i8", 1)
    add(given, found, 2.0)
    assert found[0] == 42
    elsewhere = function(Program(TEXT, roomy=program.roomy), "add", NUMBERS, NUMBERS, Argument("one", "f8"))
    elsewhere(given, found, 5.0)
    assert found[0] == 45, "nor does a module reach into the memory of another one"


@pytest.mark.parametrize("size", [100, 100_000])
def test_arrays_keep_their_memory_which_is_used_again_and_is_empty_then(program, size):
    add, more = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8")), np.ones(size, np.int64)
    add(more, more, 1.0)
    space = workspace(program)
    array = space.numbers("i8", size)
    assert not array.any(), "though an earlier call has copied arrays there"
    part = array[10:20]
    array[:] = 7
    place, _ = array.ctypes.data, space.numbers("i8", 5)
    del space, array, _
    gc.collect()
    assert part.tolist() == [7] * 10
    assert not program.roomy or not program._idle
    del part
    gc.collect()
    again = workspace(program).numbers("i8", size)
    assert not again.any()
    if program.roomy:
        assert again.ctypes.data == place


def test_no_function_works_where_one_has_stopped():
    program = Program(TEXT, roomy=True)
    space = workspace(program)
    array = space.numbers("i8", 1)
    with pytest.raises(ModuleError, match=r"^far has stopped: "):
        function(program, "far", NUMBERS)(array)
    with pytest.raises(ModuleError, match=r"^add cannot work where a function has stopped$"):
        function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8"))(array, array, 1.0)
    del space, array
    gc.collect()
    assert not program._idle


def test_threads_with_one_workspace_take_turns():
    program = Program(TEXT, roomy=True)
    add, space = function(program, "add", NUMBERS, NUMBERS, Argument("one", "f8")), workspace(program)
    total = space.numbers("i8", 1)
    threads = [threading.Thread(target=lambda: [add(total, total, 1.0) for _ in range(500)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert total[0] == 2000
